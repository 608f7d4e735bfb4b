import { resolve } from "node:path";
import { type Document, isMap, visit } from "yaml";
import { fileFormat } from "#src/admin/browser/file-format.ts";
import { KnownDocuments } from "#src/admin/form/known-documents.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { settleComments } from "#src/content-model/format/comments.ts";
import { readDocument } from "#src/content-model/format/format-document.ts";
import { documentKinds } from "#src/content-model/index.ts";
import { isRecord } from "#src/content-model/walk.ts";
import { required } from "#src/domain/required.ts";

const formatOf = (type: string) => {
  const kind = documentKinds.find((each) => each.type === type);
  if (!kind) throw new Error(`There is no ${type}.`);
  return fileFormat(kind, new KnownDocuments());
};

type Item = Record<string, unknown>;

/** Changes a list as the form does, and writes the document. */
function change(type: string, text: string, keys: string, edit: (items: Item[]) => unknown[]): string {
  const { fromFile, toFile } = formatOf(type);
  const form = fromFile(text);
  const steps = keys.split(".");
  const last = steps.pop() ?? "";
  const parent = steps.reduce<Item>((at, key) => Object(at[key]), form);
  parent[last] = edit(Object(parent[last]));
  return toFile(form);
}

const hours = (...items: string[]) => `hours:\n${items.join("")}`;
const a = "  # pazartesi sözü\n  - days: A\n";
const b = '  # salı sözü\n  - days: B\n    # içindeki\n    opens: "08.00"\n';
const c = '  - days: "C" # yanındaki\n';
const changeHours = (edit: (items: Item[]) => unknown[]) => change("SiteInfo", hours(a, b, c), "hours", edit);

test("comments follow an item that is moved", () => {
  expect(changeHours(([x, y, z]) => [z, y, x])).toBe(hours(c, b, a));
});

test("comments go with an item that is removed", () => {
  expect(changeHours(([, y, z]) => [y, z])).toBe(hours(b, c));
  expect(changeHours(([x, , z]) => [x, z])).toBe(hours(a, c));
});

test("an inserted item gets none of the comments around it", () => {
  const inserted = { days: "Yeni", __sc_item_id: "x" };
  const written = "  - days: Yeni\n";
  expect(changeHours((items) => [inserted, ...items])).toBe(hours(written, a, b, c));
  expect(changeHours(([x, ...rest]) => [x, inserted, ...rest])).toBe(hours(a, written, b, c));
});

test("a copy of an item has no comments", () => {
  const copied = changeHours(([x, y, z]) => [x, { ...y, __sc_item_id: "x" }, structuredClone(y), z]);
  expect(copied).toBe(hours(a, b, '  - days: B\n    opens: "08.00"\n', c));
});

describe("a list of plain texts", () => {
  const list = (...days: string[]) =>
    `open:\n${days.map((day) => `  # ${day} sözü\n  - "${day}"\n`).join("")}`;
  const [x, y, z] = ["2027-01-01", "2027-01-02", "2027-01-03"] as const;
  const changeOpen = (days: readonly string[]) => change("Holidays", list(x, y, z), "open", () => [...days]);

  test("keeps a comment with its text", () => {
    expect(changeOpen([z, x])).toBe(list(z, x));
    expect(changeOpen([y])).toBe(list(y));
  });

  test("keeps the comment of a text that is reworded", () => {
    expect(changeOpen([x, "2028-05-05", z])).toBe(list(x, y, z).replace(`"${y}"`, '"2028-05-05"'));
  });

  test("gives no comment to a text that is inserted", () => {
    expect(changeOpen(["2028-05-05", x, y, z])).toBe(
      list(x, y, z).replace("open:\n", 'open:\n  - "2028-05-05"\n'),
    );
  });
});

test("comments of a named fact follow it to its new name", () => {
  const text = "facts:\n  # bir\n  one: { number: 1 }\n  # iki\n  two: { number: 2 }\n";
  expect(change("SiteInfo", text, "facts", ([one, two]) => [two, { ...one, factKey: "uno" }])).toBe(
    "facts:\n  # iki\n  two: { number: 2 }\n  # bir\n  uno: { number: 1 }\n",
  );
});

/** Calls with every item of a list that has fields. */
const eachItem = (
  document: Document,
  call: (item: { commentBefore?: string | null }, value: unknown) => void,
) =>
  visit(document, {
    Seq: (_, list) => {
      for (const item of list.items) if (isMap(item)) call(item, item.toJS(document));
    },
  });

/** Reverses the outer lists of a form. */
function reverseLists(value: unknown): void {
  if (Array.isArray(value)) value.reverse();
  else if (isRecord(value)) Object.values(value).forEach(reverseLists);
}

test.each(readSourceFiles(resolve("content")).map((file) => [file.path, file] as const))(
  "comments follow the items of %s",
  (path, { kind, text }) => {
    const { fromFile, toFile } = fileFormat(required(kind, path), new KnownDocuments());
    const source = readDocument(text);
    const before = new Map<string, unknown>();
    eachItem(source, (item, value) => {
      item.commentBefore = ` söz ${before.size}`;
      before.set(item.commentBefore, value);
    });
    const form = fromFile(String(source));
    reverseLists(form);
    const written = readDocument(toFile(form));
    settleComments(written.contents);
    const after = new Map<string, unknown>();
    eachItem(written, ({ commentBefore }, value) => after.set(String(commentBefore), value));
    expect(after).toEqual(before);
  },
);
