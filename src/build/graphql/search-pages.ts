import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { routedKinds } from "../../content-model/routes";
import { isRecord } from "../../content-model/walk";
import { searchWords } from "../../domain/search";
import { allNodes, type Context } from "./nodes";

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
        resolve: async (_source: unknown, _args: unknown, context: Context) => {
          const [navigation] = await allNodes(context, "Navigation");
          const labels = new Map(linksIn(navigation).map(({ to, label }) => [to, label]));
          const fixed = routedKinds.filter(({ unlisted }) => !unlisted);
          const pages = await Promise.all(
            fixed.map(async ({ type, route }) =>
              (await allNodes(context, type)).flatMap((page) => entriesOf(page, route, labels)),
            ),
          );
          const others = (await allNodes(context, "Page")).flatMap((page) =>
            page.unlisted === true ? [] : entriesOf(page, `/${String(page.slug)}`, labels),
          );
          return [...pages.flat(), ...others];
        },
      },
    },
  });
}

function entriesOf(
  page: Record<string, unknown>,
  to: string,
  labels: ReadonlyMap<string, string>,
): SearchPage[] {
  const titles = textsAt(page, titleFields);
  const label = labels.get(to) ?? textsAt(page, ["title"]).at(0) ?? to;
  return [{ label, to, words: uniqueWords([label, to, ...titles]) }, ...questionsOf(page, to)];
}

/** Questions with an anchor of their own or of their section. */
const questionsOf = (page: Record<string, unknown>, to: string): SearchPage[] =>
  records(page).flatMap(({ id: sectionId, items }) =>
    (Array.isArray(items) ? items : [])
      .filter(isRecord)
      .flatMap(({ id = sectionId, question, answer }) =>
        typeof id === "string" && typeof question === "string"
          ? [{ label: question, to: `${to}#${id}`, words: uniqueWords([question, String(answer)]) }]
          : [],
      ),
  );

/** Placeholders ("{fixedDelivery}") are not indexed. */
const uniqueWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => searchWords(text.replace(/\{\w+\}/g, " "))))].join(" ");

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
