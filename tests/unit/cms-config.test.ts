import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { describe, test } from "node:test";
import { z } from "zod";
import { illustrations } from "#content/content-folder.ts";
import { mostPhotoBytes } from "#content/photo-schema.ts";
import { citySections } from "#features/areas/area-page-schema.ts";
import { leastOwnQuestions } from "#features/areas/shared-text-schema.ts";
import { cmsConfig } from "#editor/cms/config.ts";
import type { Field } from "#editor/cms/fields.ts";
import { formats } from "#editor/cms/formats.ts";
import { cmsPage } from "#editor/cms/page.ts";
import { content } from "../support/pages.ts";

const config = cmsConfig();
const configAtGitHub = cmsConfig("owner/site");
/** Lists all forms, each with its files. */
const forms = [
  ...config.singletons,
  ...config.collections.flatMap((collection) =>
    "files" in collection
      ? collection.files
      : [{ ...collection, file: `${collection.folder}/*.${collection.extension}` }],
  ),
].map(({ file, fields, format }) => ({ files: globSync(file), fields, format }));

test("a new city opens with its headings and questions, and a save on GitHub opens a pull request", () => {
  const cities = config.collections.find(({ name }) => name === "cities");
  const fields = cities && "fields" in cities ? cities.fields : [];
  const text = String(fields.find(({ name }) => name === "body")?.["default"]);
  const headings = (mark: string) =>
    text.split("\n").filter((line) => line === mark || line.startsWith(`${mark} `));
  assert.deepEqual(
    headings("##"),
    citySections.map((name) => `## ${name}`),
  );
  assert.equal(headings("###").length, leastOwnQuestions);
  assert.equal(config.publish_mode, "simple");
  assert.equal(configAtGitHub.publish_mode, "editorial_workflow");
});

test("every file of the content has a form, and every field in it an input", () => {
  for (const { file } of config.singletons) assert.ok(existsSync(file), file);
  const files = forms.flatMap((form) => form.files);
  assert.deepEqual(
    files.toSorted(),
    globSync("content/{*.yaml,*/*.yaml,*/!(README).md}").toSorted(),
  );
  /** Expects an input for each field of the data. */
  const expectInputs = (fields: readonly Field[], data: unknown, path: string) => {
    if (typeof data !== "object" || data === null) return;
    for (const [name, part] of Object.entries<unknown>({ ...data })) {
      if (name === "$source") continue;
      const field = fields.find((other) => other.name === name);
      // The items of a list have the fields of the list.
      assert.ok(field ?? Array.isArray(data), `${path}.${name}`);
      expectInputs(field ? (field.fields ?? []) : fields, part, `${path}.${name}`);
    }
  };
  for (const { files: own, fields, format } of forms) {
    const reader = formats.find(({ name }) => name === format);
    for (const file of own)
      expectInputs(fields, reader?.fromFile(readFileSync(file, "utf8").trim()), file);
  }
});

test("photos are uploaded into the folder of photos, from every form", () => {
  for (const form of [...config.singletons, ...config.collections]) {
    // Questions have no photos.
    if ("files" in form) continue;
    assert.deepEqual([form.media_folder, form.public_folder], ["/content/photos", ""], form.name);
  }
});

test("lists name their items by a field with text, not by a checkbox", () => {
  for (const collection of config.collections) {
    if (!("identifier_field" in collection)) continue;
    const { fields, identifier_field: name } = collection;
    assert.notEqual(fields.find((field) => field.name === name)?.widget, "boolean", name);
  }
});

describe("an input", () => {
  const fieldAt = (pattern: string, ...names: string[]) => {
    const form = forms.find(({ files }) =>
      files.some((file) => matchesGlob(file, `content/${pattern}`)),
    );
    return names.reduce<Field | undefined>(
      (field, name) => field?.fields?.find((other) => other.name === name),
      { name: "", label: "", widget: "object", fields: [...(form?.fields ?? [])] },
    );
  };

  test("shows the title and description of the schema, with an example", () => {
    const field = fieldAt("business.yaml", "phone");
    assert.ok(field);
    assert.equal(field.label, "Phone");
    assert.match(String(field["hint"]), /Example: \(416\) 555-0142/);
  });

  test("refuses what the schema refuses, with its message", () => {
    const [form, message] = z
      .tuple([z.string(), z.string()])
      .parse(fieldAt("business.yaml", "phone")?.["pattern"]);
    assert.match("(416) 555-0142", new RegExp(form));
    assert.doesNotMatch("416 555 0142", new RegExp(form));
    assert.match(message, /must be written like/);
    const latitude = fieldAt("areas.yaml", "cities", "latitude");
    assert.deepEqual([latitude?.["min"], latitude?.["max"]], [41, 47]);
    assert.equal(fieldAt("cost-guide.yaml", "summary")?.["max"], 4);
  });

  test("leaves the length of a text to the content check, which counts the facts in it", () => {
    const description = fieldAt("cities/*.md", "meta_description");
    assert.ok(description);
    assert.deepEqual(
      ["minlength", "maxlength"].filter((limit) => limit in description && description[limit]),
      [],
    );
  });

  test("offers the possible values of a reference", () => {
    const services = fieldAt("home.yaml", "services", "cards", "service")?.["options"];
    assert.deepEqual(services, [...content.services.keys()]);
    const pictures = fieldAt("areas.yaml", "cities", "image")?.["options"];
    assert.ok(Array.isArray(pictures) && pictures.length > 0);
    assert.ok(pictures.every((name: unknown) => illustrations().includes(String(name))));
    const names = fieldAt("business.yaml", "accepted", "name")?.["options"];
    assert.ok(Array.isArray(names) && names.includes("unfinished-text"));
    assert.equal(fieldAt("jobs/*.md", "before", "file")?.widget, "image");
    const places = fieldAt("jobs/*.md", "area")?.["options"];
    const { cities, neighbourhoods } = content.areas;
    assert.ok(Array.isArray(places) && places.length >= cities.length + neighbourhoods.length);
  });

  test("is required if the schema requires the field, and hidden for the mark of a sample review", () => {
    assert.equal(fieldAt("business.yaml", "phone")?.["required"], true);
    assert.equal(fieldAt("business.yaml", "evidence")?.["required"], false);
    assert.equal(fieldAt("reviews/*.yaml", "list", "location")?.["required"], false);
    assert.equal(fieldAt("reviews/*.yaml", "list", "sample")?.widget, "hidden");
  });
});

test("the page may connect to no other host, except GitHub if the CMS saves there", () => {
  const hosts = (repository?: string) =>
    [...cmsPage(repository).matchAll(/https:\/\/[\w.]+/g)].map(([host]) => host);
  assert.deepEqual(hosts(), []);
  assert.deepEqual(hosts("owner/site"), [
    "https://avatars.githubusercontent.com",
    "https://api.github.com",
  ]);
});

test("an upload gets a name and a size that the content check accepts", () => {
  const { slugify_filename, max_file_size } = config.media_libraries.default.config;
  assert.ok(slugify_filename);
  assert.equal(max_file_size, mostPhotoBytes);
});
