import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Field } from "@sveltia/cms";
import Ajv from "ajv";
import type { Backend } from "../../../plugins/admin/form/backend";
import { originsOf } from "../../../plugins/admin/form/backend";
import { editorConfig } from "../../../plugins/admin/form/config";
import { mergeWords, type Words, words } from "../../../plugins/admin/words";
import { readSourceFiles } from "../../../src/content-model/documents";
import { products } from "../../support/real-content";

const menuOrders = products.flatMap(({ menu }) => menu?.order ?? []);

const options = {
  files: readSourceFiles(resolve("content")),
  repository: undefined,
  title: "Site",
  siteUrl: "https://www.laboratuvar.test",
  folder: "site",
};

const repository: Backend = {
  host: "gitlab",
  name: "grup/site",
  signIn: { url: "https://gitlab.com", appId: "1" },
};

test.each([undefined, repository])(
  "the configuration is one of those the package's schema knows (%#)",
  (host) => {
    const schema = JSON.parse(
      readFileSync(resolve("node_modules/@sveltia/cms/schema/sveltia-cms.json"), "utf8"),
    );
    const ajv = new Ajv({ allErrors: true, schemaId: "auto", unknownFormats: "ignore" });
    ajv.validate(schema, JSON.parse(JSON.stringify(editorConfig({ ...options, repository: host }))));
    expect(ajv.errors ?? []).toEqual([]);
  },
);

/** Fields at all depths. */
const below = (field: Field): Field[] => [
  field,
  ...("fields" in field && Array.isArray(field.fields) ? field.fields.flatMap(below) : []),
];

test("every field that is shown has a name", () => {
  const { collections = [] } = editorConfig(options);
  const fields = collections.flatMap((collection) =>
    "fields" in collection
      ? collection.fields.flatMap(below)
      : "files" in collection
        ? collection.files.flatMap((file) => file.fields.flatMap(below))
        : [],
  );
  expect(fields.length).toBeGreaterThan(100);
  const nameless = fields.filter((field) => field.widget !== "hidden" && !("label" in field && field.label));
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test("the form speaks of fields, not of files", () => {
  const { collections = [] } = editorConfig(options);
  const shown = JSON.stringify(collections).matchAll(/"(?:label|label_singular|hint)":"((?:[^"\\]|\\.)*)"/g);
  const ofFiles = /\.ya?ml|tırnak içinde|satır sil|dosyada|dosyasında|kendi dosya/;
  const found = [...shown].map(([, words = ""]) => words);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((words) => ofFiles.test(words))).toEqual([]);
});

test("a new product is offered the last place in the menu", () => {
  const { collections = [] } = editorConfig(options);
  const fields = collections.flatMap((one) =>
    "fields" in one && one.folder?.endsWith("products") ? one.fields : [],
  );
  const menu = fields.filter(({ name }) => name === "menu").flatMap(below);
  expect(menu.find(({ name }) => name === "order")).toMatchObject({
    default: String(Math.max(...menuOrders) + 1),
  });
});

test("the policy allows only the repository's host and sign-in", () => {
  expect(originsOf({ host: "github", name: "lab/site" })).toEqual(["https://api.github.com"]);
  expect(originsOf({ host: "gitea", name: "lab/site", api: "https://git.lab.test/api/v1" })).toEqual([
    "https://git.lab.test",
  ]);
});

test("a translation that replaces nothing fails the build", () => {
  expect(() => mergeWords({ save: "Kaydet" }, { safe: "Sakla" }, { save: "Save" })).toThrow(/"safe"/);
  expect(mergeWords({ a: { c: "y" } }, { a: { b: "z" } }, { a: { b: "x", c: "w" } })).toEqual({
    a: { b: "z", c: "y" },
  });
  expect(Object.keys(words).length).toBeGreaterThan(0);
});

/** Every word of a file of the package, by its keys. */
const wordsIn = (there: Words, before = ""): string[] =>
  Object.entries(there).flatMap(([key, word]) =>
    typeof word === "string" ? [before + key] : wordsIn(word, `${before}${key}.`),
  );

test("only words that are never shown stay English", () => {
  const [english, turkish]: Words[] = ["en-US", "tr"].map((name) =>
    JSON.parse(readFileSync(resolve(`node_modules/@sveltia/cms/locales/${name}.json`), "utf8")),
  );
  if (!english || !turkish) throw new Error("The package has no words.");
  const known = wordsIn(mergeWords(turkish, words, english));
  // Mistakes in the configuration, storage elsewhere, and drafts that wait for someone's consent.
  const unused = /^(?:config|cloud_storage|status|workflow)\.|_workflow_note$|_external_folder$/;
  expect(wordsIn(english).filter((key) => !known.includes(key) && !unused.test(key))).toEqual([]);
});
