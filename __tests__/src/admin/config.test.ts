import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Field } from "@sveltia/cms";
import Ajv from "ajv";
import { merged } from "#src/admin/bundle.ts";
import { editorConfig } from "#src/admin/form/config.ts";
import { type SveltiaStrings, sveltiaStrings } from "#src/admin/sveltia-strings.ts";
import { indexContent } from "#src/content-model/content-index.ts";
import { nameOf } from "#src/content-model/document-name.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { withoutHidden } from "#src/content-model/hidden.ts";
import type { Repository } from "#src/content-model/repository.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { stepUnits, warrantyUnits } from "#src/domain/units.ts";

const files = readSourceFiles(resolve("content"));

const options = {
  files,
  repository: undefined,
  title: "Site",
  siteUrl: "https://www.laboratuvar.test",
  folder: "site",
};

const repository: Repository = {
  host: "github",
  name: "grup/site",
  signIn: { url: "https://sign-in.lab.test" },
};

test.each([undefined, repository])("the configuration matches the package's schema (%#)", (host) => {
  const schema = JSON.parse(
    readFileSync(resolve("node_modules/@sveltia/cms/schema/sveltia-cms.json"), "utf8"),
  );
  const ajv = new Ajv({ allErrors: true, schemaId: "auto", unknownFormats: "ignore" });
  ajv.validate(schema, JSON.parse(JSON.stringify(editorConfig({ ...options, repository: host }))));
  expect(ajv.errors ?? []).toEqual([]);
});

const { collections = [] } = editorConfig(options);

/** Fields at all depths. */
const below = (field: Field): Field[] => [
  field,
  ...("fields" in field && Array.isArray(field.fields) ? field.fields.flatMap(below) : []),
  ...("field" in field && field.field ? below(field.field) : []),
];

const allFields = collections.flatMap((collection) =>
  "fields" in collection
    ? collection.fields.flatMap(below)
    : "files" in collection
      ? collection.files.flatMap((file) => file.fields.flatMap(below))
      : [],
);

test("no limit makes Sveltia refuse a save silently", () => {
  expect(JSON.stringify(collections)).not.toMatch(/"(?:min|max|minlength|maxlength|pattern)":/);
});

test("Sveltia requires nothing that is filled in", () => {
  const asked = allFields.filter(({ widget = "" }) => !["hidden", "object"].includes(widget));
  expect(asked.filter((field) => Object(field).required !== false).map(({ name }) => name)).toEqual([]);
});

test("no field is of a kind that drops what it cannot read", () => {
  const kinds = new Set(allFields.map(({ widget }) => widget));
  expect(["number", "datetime", "color", "date"].filter((kind) => kinds.has(kind))).toEqual([]);
});

test("forms hide what only the set-up needs", () => {
  const names = new Set(allFields.map(({ name }) => name));
  expect(["repository", "providers", "previous"].filter((name) => names.has(name))).toEqual([]);
});

test("an optional constant is not saved where it is left out", () => {
  expect(allFields.find(({ name }) => name === "language")).toEqual({ name: "language", widget: "hidden" });
});

test("the guide names forms and fields by their labels", () => {
  const labels = [...JSON.stringify(collections).matchAll(/"label":"([^":]+?)(?: \*)?[":]/g)].map(
    ([, label]) => label,
  );
  const guide = readFileSync(resolve("docs/editors.md"), "utf8");
  const steps = [...guide.matchAll(/_([^_]+ → [^_]+)_/g)]
    .map(([, path = ""]) => path.split(/\s→\s/))
    // Pages are named by the content.
    .flatMap(([first, ...rest]) => [first, ...(first === "Sayfalar" ? rest.slice(1) : rest)]);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter((step) => !labels.includes(step))).toEqual([]);
});

test("a linked page is chosen by its name", () => {
  const [page] = withoutHidden(files).filter(({ kind }) => kind?.route === "slug");
  const route = page && routeOf(page);
  if (!route) throw new Error("There is no page.");
  const choices: unknown[] = allFields.flatMap((field) => (field.widget === "select" ? field.options : []));
  expect(choices).toContainEqual({ label: `${nameOf(page)} (${route})`, value: route });
});

test("the order of the header's menu is a list of choices", () => {
  const menu = allFields.find(({ name, widget }) => name === "menu" && widget === "list");
  expect(menu).toMatchObject({ field: { widget: "select" } });
});

test("a list that may be left out asks for no first item", () => {
  const { hint } = Object(allFields.find(({ name }) => name === "morePhones"));
  expect(hint).toMatch(/En çok \d+\.$/);
});

test("a choice that has to be made asks to be made", () => {
  const groups = allFields.filter(({ name, widget }) => name === "group" && widget === "select");
  expect(groups.length).toBeGreaterThan(0);
  for (const { options: choices } of groups.map(Object))
    expect(choices[0]).toEqual({ label: "Seçin", value: "" });
});

test("every visible field has a name", () => {
  expect(allFields.length).toBeGreaterThan(100);
  const nameless = allFields.filter(
    (field) => field.widget !== "hidden" && !("label" in field && field.label?.replace(" *", "")),
  );
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test("hints name fields, not files", () => {
  const shown = JSON.stringify(collections).matchAll(/"(?:label|label_singular|hint)":"((?:[^"\\]|\\.)*)"/g);
  const ofFiles = /\.ya?ml|tırnak içinde|satır sil|dosyada|dosyasında|kendi dosya|\d{4}-\d\d-\d\d/;
  const found = [...shown].map(([, words = ""]) => words);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((words) => ofFiles.test(words))).toEqual([]);
  expect(found.join()).not.toContain("undefined");
});

test("choices and hints have the same Turkish names", () => {
  const { menuGroup, category } = indexContent(files).lists;
  const kept: readonly string[] = [...stepUnits, ...warrantyUnits, ...menuGroup.values, ...category.values];
  const selects = allFields.flatMap((field) => (field.widget === "select" ? field : []));
  const fixed = selects.flatMap(({ name, hint = "", options: choices = [] }) =>
    choices.flatMap((choice: unknown) => {
      const { label, value } = Object(choice);
      const isNamed = label !== value || kept.includes(value);
      const isQuoted = new RegExp(`\\b${value}\\b`).test(hint);
      return value && (!isNamed || (isQuoted && !kept.includes(value))) ? [`${name}: ${value}`] : [];
    }),
  );
  expect(selects.length).toBeGreaterThan(10);
  expect(fixed).toEqual([]);
});

/** All texts of a translation file, by key. */
const wordsIn = (there: SveltiaStrings, before = ""): string[] =>
  Object.entries(there).flatMap(([key, word]) =>
    typeof word === "string" ? [before + key] : wordsIn(word, `${before}${key}.`),
  );

const [english = {}, turkish = {}]: SveltiaStrings[] = ["en-US", "tr"].map((name) =>
  JSON.parse(readFileSync(resolve(`node_modules/@sveltia/cms/locales/${name}.json`), "utf8")),
);

test("the package has the words that are corrected", () => {
  const known = wordsIn(english);
  expect(known.length).toBeGreaterThan(0);
  expect(wordsIn(sveltiaStrings).filter((key) => !known.includes(key))).toEqual([]);
});

test("only invisible words stay English", () => {
  const translated = wordsIn(merged(turkish, sveltiaStrings));
  // Invalid configuration, other storage, drafts waiting for approval, documents within others, fields that Sveltia
  // requires, the panel of the address, and folders, which cannot be made here.
  const unused =
    /^(?:config|cloud_storage|status|workflow|relation_field)\.|_workflow_note$|_external_folder$|^domain$|^cannot_delete_|^entry_sidebar\.slug\.|^file_unavailable|^assets_dialog\./;
  const ofFolders = /folder(?!_contents)/;
  const isSeen = (key: string) => !unused.test(key) && !ofFolders.test(key);
  expect(wordsIn(english).filter((key) => !translated.includes(key) && isSeen(key))).toEqual([]);
});

test("a file keeps its name, which is no address", () => {
  const named = collections.filter((collection) => "folder" in collection);
  expect(named).not.toEqual([]);
  for (const { slug } of named) expect(slug).toEqual(expect.objectContaining({ editable: false }));
});
