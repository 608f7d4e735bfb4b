import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { pageAt } from "../__tests__/site/built-site.ts";
import {
  contact,
  faq,
  files,
  navigation,
  products as productFiles,
} from "../__tests__/support/real-content.ts";
import type { SourceFile } from "../content-tools/model/documents.ts";
import { dig, fieldsOf } from "../content-tools/model/walk.ts";
import { pages as built } from "./built-parts.ts";
import { pages } from "./pages.ts";
import { products } from "./products.ts";
import { answer, type Pair, pairs, productPairs, sameEnding, searchResult, unfounded } from "./words.ts";

const described = [...pages, ...products].map(({ route }) => route);
const ownProducts = productFiles.filter(({ route }) => described.includes(route));

/** The documents the specification describes: a product or a page of an editor's own has words of its own. */
const documents = files.filter(
  ({ kind, value }) => kind?.route !== "slug" || described.includes(`/${String(dig(value, ["slug"]))}`),
);

/** What others say is theirs, and people type what they like. */
const notOurs = ["testimonials", "keywords"];

const textsIn = (file: SourceFile) =>
  fieldsOf(file).flatMap(({ path: [section], value, meta }) =>
    typeof value === "string" &&
    (meta.kind === "text" || meta.kind === "keyword") &&
    !notOurs.includes(String(section))
      ? [value]
      : [],
  );

/** Files of code and guides whose texts people read. */
const wordFiles = [
  "src/lib/interface-strings.ts",
  "src/lib/form-strings.ts",
  "docs/editors.md",
  ...readdirSync("supabase/functions/send-contact-email")
    .filter((name) => /mail-text|words|page/.test(name))
    .map((name) => path.join("supabase/functions/send-contact-email", name)),
  ...readdirSync("content-tools", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|yaml|html|js)$/.test(name) && !name.includes("decap"))
    .map((name) => path.join("content-tools", name)),
];

const found = (text: string, rules: readonly Pair[], where: string): string[] =>
  rules.flatMap(({ not, use }) => {
    const match = not.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 25), match.index + 30).replace(/\s+/g, " ");
    return [`${where}: “…${around}…”; use ${use}`];
  });

export function checkWords(): void {
  describe("the sample's words", () => {
    test("one thing has one word, in pages, interface, mails and editors' texts", () => {
      assert.deepEqual(
        [
          ...documents.flatMap((file) => textsIn(file).flatMap((text) => found(text, pairs, file.path))),
          ...wordFiles.flatMap((name) => found(readFileSync(name, "utf8"), pairs, name)),
        ],
        [],
        "specification/words.ts has the words",
      );
    });

    test("a product's page speaks of relining, remaking and marks as they are", () => {
      const files = documents.filter(({ kind }) => kind?.type === "Product");
      assert.deepEqual(
        files.flatMap((file) => textsIn(file).flatMap((text) => found(text, productPairs, file.path))),
        [],
      );
    });

    test("a shade has one name, and WhatsApp one label", () => {
      const names = new Map<string, string>();
      for (const { shades, route } of ownProducts)
        for (const { code, name } of shades?.items ?? []) {
          assert.equal(names.get(code) ?? name, name, `${route}: ${code}`);
          names.set(code, name);
        }
      const labels = [navigation.footer, contact.details, faq.contact].map(
        ({ whatsappLabel }) => whatsappLabel,
      );
      assert.equal(new Set(labels).size, 1, labels.join(", "));
    });

    test("no source, archive or verdict is claimed that the specification does not give", () => {
      const claims = documents.flatMap((file) =>
        textsIn(file).flatMap((text) =>
          unfounded
            .filter((phrase) => phrase.test(text))
            .map((phrase) => `${file.path}: “${text}” (${phrase})`),
        ),
      );
      assert.deepEqual(claims, [], "specification/words.ts has the phrases");
      const promises = documents.flatMap((file) =>
        textsIn(file)
          .flatMap((text) => text.split(/(?<=[.?!])\s/))
          .filter((sentence) => answer.within.test(sentence) && !answer.promises.test(sentence)),
      );
      assert.deepEqual(promises, [], "within the hours of an answer nothing but an answer is promised");
    });

    test("no two products call for the same thing", () => {
      for (const part of ["title", "text"] as const) {
        const texts = ownProducts.map(({ callToAction }) => callToAction[part]);
        assert.equal(new Set(texts).size, texts.length);
      }
      const raw = documents.filter(({ kind }) => kind?.type === "Product");
      const alike = raw.filter(({ value }) =>
        answer.within.test(String(dig(value, ["callToAction", "text"]))),
      );
      assert.ok(alike.length <= sameEnding, `${alike.length} calls end in the hours of an answer`);
    });
  });

  test("titles and descriptions fit search results, say a number and are each their own", () => {
    const [least, most] = searchResult.description;
    const seen = new Set<string>();
    for (const route of described) {
      const { document } = pageAt(route, built);
      const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
      assert.ok(document.title.length <= searchResult.title, `${route}: ${document.title}`);
      assert.ok(description.length >= least && description.length <= most, `${route}: ${description.length}`);
      assert.match(description, /\d/, route);
      for (const text of [document.title, description]) {
        assert.ok(!seen.has(text), `${route}: “${text}” stands on another page, too`);
        seen.add(text);
      }
    }
  });
}
