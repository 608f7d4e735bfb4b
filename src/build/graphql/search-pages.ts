import { idsIn, questionsIn } from "../../content-model/anchors";
import { practiceNames } from "../../content-model/practice";
import { routedKinds } from "../../content-model/routes";
import { dig, isRecord } from "../../content-model/walk";
import { strings } from "../../domain/interface-strings";
import { searchWords } from "../../domain/search";
import { withoutLinks } from "../../domain/text-links";
import { resolvePlaceholders } from "./facts";
import { allNodes, type Context, type Source } from "./nodes";
import { practiceAnswerOf } from "./practice-answers";

/** Fields whose texts are indexed. */
const titleFields = ["title", "question", "label"];

/** A page or question in the search index, with its distinct words. */
export const searchPageType = `
  type SearchPage {
    label: String!
    to: String!
    words: String!
  }
`;

/**
 * `SiteInfo.searchPages`: pages by title, and questions with their answers; products are indexed separately.
 */
export const siteSearchPages = {
  SiteInfo: {
    searchPages: {
      type: "[SearchPage!]!",
      resolve: (_source: unknown, _args: unknown, context: Context) => searchPages(context),
    },
  },
};

/** All entries, with their {placeholders} resolved. */
export async function searchPages(context: Context) {
  const documentsOf = async (type: string, query = {}) =>
    Promise.all(
      (await allNodes(context, type, query)).map((document) => filledIn(document, document, context)),
    );
  const labels = new Map(linksIn(await documentsOf("Navigation")).map(({ to, label }) => [to, label]));
  const fixed = routedKinds.filter(({ unlisted }) => !unlisted);
  const pages = await Promise.all(
    fixed.map(async ({ type, route }) =>
      (await documentsOf(type)).flatMap((page) => entriesOf(page, route, labels)),
    ),
  );
  const others = (await documentsOf("Page", { sort: { slug: "ASC" } }))
    .filter(isRecord)
    .flatMap((page) => (page.unlisted === true ? [] : entriesOf(page, `/${String(page.slug)}`, labels)));
  return [...pages.flat(), ...others, ...(await practiceAnswers(context))];
}

/** The laboratory's answers at their addresses, with all their texts. */
async function practiceAnswers(context: Context) {
  const documents = [...(await allNodes(context, "Page")), ...(await allNodes(context, "ContactPage"))];
  const sites = await allNodes(context, "SiteInfo");
  const answers = sites.flatMap((site) =>
    practiceNames.map(async (name) => {
      const to = practiceAnswerOf(name, site, documents);
      const title = dig(site, ["practice", "titles", name]);
      const label =
        typeof title === "string" ? await resolvePlaceholders(title, site, context) : strings.practice[name];
      const texts = to ? allTexts(await filledIn(dig(site, ["practice", name]), site, context)) : [];
      return to ? [{ label, to, words: uniqueWords([label, ...texts]) }] : [];
    }),
  );
  return (await Promise.all(answers)).flat();
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

function entriesOf(page: unknown, to: string, labels: ReadonlyMap<string, string>) {
  const titles = textsAt(page, titleFields);
  const label = labels.get(to) ?? textsAt(page, ["title"]).at(0) ?? to;
  return [{ label, to, words: uniqueWords([label, to, ...titles]) }, ...questionsOf(page, to)];
}

/** Questions at their id on the page. */
function questionsOf(page: unknown, to: string) {
  const sections = [dig(page, ["sections"])].flat().filter(isRecord);
  const ids = idsIn(sections);
  return sections.flatMap((section) =>
    questionsIn(section).map((item) => ({
      label: String(item.question),
      to: `${to}#${ids.get(section.open ? section : item)}`,
      words: uniqueWords([String(item.question), String(item.answer)]),
    })),
  );
}

const uniqueWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => searchWords(withoutLinks(text))))].join(" ");

/** Fields without content: Gatsby's, and the settings of the product search. */
const otherFields = ["internal", "parent", "search"];

/** All objects below a value, itself included. */
function records(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(records);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(records)] : [];
}

const allTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(allTexts);
  if (isRecord(value)) return Object.values(value).flatMap(allTexts);
  return typeof value === "string" ? [value] : [];
};

const textsAt = (value: unknown, fields: readonly string[]): string[] =>
  records(value).flatMap((record) =>
    fields.flatMap((field) => (typeof record[field] === "string" ? [record[field]] : [])),
  );

const linksIn = (value: unknown): { to: string; label: string }[] =>
  records(value).flatMap(({ to, label }) =>
    typeof to === "string" && typeof label === "string" ? [{ to, label }] : [],
  );
