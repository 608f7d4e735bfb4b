import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { routedKinds } from "../../content-model/routes";
import { isRecord } from "../../content-model/walk";
import { searchWords } from "../../domain/search";
import { slugOf } from "../../domain/turkish";
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
  const documentsOf = async (type: string) =>
    Promise.all((await allNodes(context, type)).map((document) => filledIn(document, document, context)));
  const labels = new Map(linksIn(await documentsOf("Navigation")).map(({ to, label }) => [to, label]));
  const fixed = routedKinds.filter(({ unlisted }) => !unlisted);
  const pages = await Promise.all(
    fixed.map(async ({ type, route }) =>
      (await documentsOf(type)).flatMap((page) => entriesOf(page, route, labels)),
    ),
  );
  const others = (await documentsOf("Page"))
    .filter(isRecord)
    .flatMap((page) => (page.unlisted === true ? [] : entriesOf(page, `/${String(page.slug)}`, labels)));
  return [...pages.flat(), ...others];
}

/** A value of a document with the {placeholders} in all its texts resolved. */
async function filledIn(value: unknown, document: Source, context: Context): Promise<unknown> {
  if (typeof value === "string") return resolvePlaceholders(value, document, context);
  if (Array.isArray(value)) return Promise.all(value.map((item) => filledIn(item, document, context)));
  if (!isRecord(value)) return value;
  const own = Object.entries(value).filter(([key]) => !otherFields.includes(key));
  return Object.fromEntries(
    await Promise.all(own.map(async ([key, part]) => [key, await filledIn(part, document, context)])),
  );
}

function entriesOf(page: unknown, to: string, labels: ReadonlyMap<string, string>): SearchPage[] {
  const titles = textsAt(page, titleFields);
  const label = labels.get(to) ?? textsAt(page, ["title"]).at(0) ?? to;
  return [{ label, to, words: uniqueWords([label, to, ...titles]) }, ...questionsOf(page, to)];
}

/** Questions at their anchor; those that are always open, at their section's (`src/domain/page-ids.ts`). */
const questionsOf = (page: unknown, to: string): SearchPage[] =>
  records(page).flatMap(({ id, title, open, items }) => {
    const section = anchorOf(id, title);
    return (Array.isArray(items) ? items : []).filter(isRecord).flatMap(({ id: own, question, answer }) =>
      typeof question === "string"
        ? [
            {
              label: question,
              to: `${to}#${open ? section : anchorOf(own, question)}`,
              words: uniqueWords([question, String(answer)]),
            },
          ]
        : [],
    );
  });

const anchorOf = (id: unknown, title: unknown): string =>
  typeof id === "string" ? id : slugOf(String(title));

const uniqueWords = (texts: readonly string[]): string => [...new Set(texts.flatMap(searchWords))].join(" ");

/** Fields without content: Gatsby's, and the settings of the product search. */
const otherFields = ["internal", "parent", "search"];

/** All objects below a value, itself included. */
function records(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(records);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(records)] : [];
}

const textsAt = (value: unknown, fields: readonly string[]): string[] =>
  records(value).flatMap((record) =>
    fields.flatMap((field) => (typeof record[field] === "string" ? [record[field]] : [])),
  );

const linksIn = (value: unknown): { to: string; label: string }[] =>
  records(value).flatMap(({ to, label }) =>
    typeof to === "string" && typeof label === "string" ? [{ to, label }] : [],
  );
