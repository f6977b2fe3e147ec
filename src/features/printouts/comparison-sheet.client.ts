/**
 * Works out the prices with HST on the sheet for two quotes, and keeps what is typed in this tab.
 * Without script the visitor types these prices too.
 */
import { tabStorage } from "#ui/storage.client.ts";

const storageKey = "two-quotes";
const form = document.querySelector<HTMLFormElement>("[data-comparison]");
const fields = [...(form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
/** The fields of prices before HST, and the price with HST that was last worked out for each. */
const sums = new Map<HTMLInputElement, string>();
for (const field of fields) if (field.dataset["factor"]) sums.set(field, "");

const withTax = ({ value, valueAsNumber, dataset }: HTMLInputElement) =>
  value && (valueAsNumber * Number(dataset["factor"])).toFixed(2);

form?.addEventListener("input", () => {
  for (const [field, previous] of sums) {
    const sum = withTax(field);
    const target = fields.find(({ name }) => name === field.dataset["sum"]);
    // Keeps another price, which was typed by the visitor.
    if (target?.value === previous) target.value = sum;
    sums.set(field, sum);
  }
  const typed = fields.map(({ name, value }) => [name, value]);
  tabStorage.write(storageKey, new URLSearchParams(typed).toString());
});

form?.addEventListener("reset", () => {
  for (const field of sums.keys()) sums.set(field, "");
  tabStorage.write(storageKey, "");
});

const typed = new URLSearchParams(tabStorage.read(storageKey) ?? "");
for (const field of fields) field.value ||= typed.get(field.name) ?? "";
for (const field of sums.keys()) sums.set(field, withTax(field));
