import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { routedKinds } from "../../content-model/routes";
import { isRecord } from "../../content-model/walk";
import { searchWords } from "../../domain/search";
import { resolvePlaceholders } from "./facts";
import { allNodes, type Context, type Source } from "./nodes";

/** A page or question in the search index. */
interface SearchPage {
  label: string;
  to: string;
  /** Its distinct words. */
  words: string;
}

/** Fields whose texts are indexed. */
const titleFields = ["title", "question", "label", "name"];

export function createSearchPageTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type SearchPage {
      label: String!
      to: String!
      words: String!
    }
  `);
}

/**
 * `SiteInfo.searchPages`: pages by title, and questions with their answers; products are indexed separately.
 */
export function createSearchPages({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    SiteInfo: {
      searchPages: {
        type: "[SearchPage!]!",
        resolve: (_source: unknown, _args: unknown, context: Context) => searchPages(context),
      },
    },
  });
}

/** All entries, with their {placeholders} resolved. */
export async function searchPages(context: Context): Promise<SearchPage[]> {
  const [navigation] = await allNodes(context, "Navigation");
  const labels = new Map(linksIn(navigation).map(({ to, label }) => [to, label]));
  const fixed = routedKinds.filter(({ unlisted }) => !unlisted);
  const pages = await Promise.all(
    fixed.map(async ({ type, route }) => (await allNodes(context, type)).map((page) => ({ page, route }))),
  );
  const others = (await allNodes(context, "Page"))
    .filter(({ unlisted }) => unlisted !== true)
    .map((page) => ({ page, route: `/${String(page.slug)}` }));
  const found = [...pages.flat(), ...others].flatMap(({ page, route }) =>
    entriesOf(page, route, labels).map((entry) => indexed(entry, page, context)),
  );
  return Promise.all(found);
}

/** An entry before its texts are indexed. */
interface Entry {
  label: string;
  to: string;
  texts: readonly string[];
}

async function indexed({ label, to, texts }: Entry, page: Source, context: Context): Promise<SearchPage> {
  const filled = (text: string) => resolvePlaceholders(text, page, context);
  return { label: await filled(label), to, words: uniqueWords(await Promise.all(texts.map(filled))) };
}

function entriesOf(
  page: Record<string, unknown>,
  to: string,
  labels: ReadonlyMap<string, string>,
): Entry[] {
  const titles = textsAt(page, titleFields);
  const label = labels.get(to) ?? textsAt(page, ["title"]).at(0) ?? to;
  return [{ label, to, texts: [label, to, ...titles] }, ...questionsOf(page, to)];
}

/** Questions with an anchor of their own or of their section. */
const questionsOf = (page: Record<string, unknown>, to: string): Entry[] =>
  records(page).flatMap(({ id: sectionId, items }) =>
    (Array.isArray(items) ? items : [])
      .filter(isRecord)
      .flatMap(({ id = sectionId, question, answer }) =>
        typeof id === "string" && typeof question === "string"
          ? [{ label: question, to: `${to}#${id}`, texts: [question, String(answer)] }]
          : [],
      ),
  );

const uniqueWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(searchWords))].join(" ");

/** Fields without content: Gatsby's, and the settings of the product search. */
const otherFields = ["internal", "parent", "search"];

/** All objects below a value, itself included. */
function records(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(records);
  if (!isRecord(value)) return [];
  const own = Object.entries(value).filter(([key]) => !otherFields.includes(key));
  return [value, ...own.flatMap(([, part]) => records(part))];
}

const textsAt = (value: unknown, fields: readonly string[]): string[] =>
  records(value).flatMap((record) =>
    fields.flatMap((field) => (typeof record[field] === "string" ? [record[field]] : [])),
  );

const linksIn = (value: unknown): { to: string; label: string }[] =>
  records(value).flatMap(({ to, label }) =>
    typeof to === "string" && typeof label === "string" ? [{ to, label }] : [],
  );
