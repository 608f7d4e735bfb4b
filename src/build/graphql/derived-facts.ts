import { siteFactsOf } from "../../content-model/content-index";
import { type Facts, fillPlaceholders } from "../../content-model/placeholders";
import { quantity } from "../../content-model/quantities";
import { dig, isRecord } from "../../content-model/walk";
import { defaultWords } from "../../domain/replaceable-words";
import { axesOf } from "../../domain/units";
import { allNodes, type Context, firstNode } from "./nodes";
import { practiceAnswerOf } from "./practice-answers";

/** Result of `SiteInfo.derived`. */
export const derivedFactTypes = `
  type ReplaceableWords {
    ${Object.keys(defaultWords)
      .map((name) => `${name}: String!`)
      .join("\n    ")}
  }

  type DerivedFacts {
    words: ReplaceableWords!
    days: Int!
    years: Int
    turnarounds: Boolean!
    warranties: Boolean!
    requests: Boolean!
    slip: Boolean!
    priceAnswer: String
    scanAnswer: String
    workingDays: String
    tryInDays: String
    privacyTitle: String!
    slipTitle: String!
  }
`;

/** What the axes need of a product; its file may be incomplete while it is edited. */
function lengthsOf(product: Record<string, unknown>) {
  const materials = [dig(product, ["materials", "items"])].flat();
  return {
    turnaround: quantity.safeParse(product.turnaround).data,
    warranties: [product, ...materials].flatMap(
      (each) => quantity.safeParse(dig(each, ["warranty"])).data ?? [],
    ),
    isLifetime: materials.some((material) => dig(material, ["lifetimeWarranty"])),
  };
}

/**
 * `SiteInfo.derived`: facts about the content as a whole: ends of the shared axes, whether any product has a
 * turnaround or warranty, whether the information request and the work slip exist, where prices and scan files are explained,
 * the rules and titles quoted by the interface, and its words that the laboratory may replace.
 */
export const derivedFacts = {
  SiteInfo: {
    derived: {
      type: "DerivedFacts!",
      resolve: async (source: unknown, _args: unknown, context: Context) => {
        const products = await allNodes(context, "Product");
        const home = await firstNode(context, "HomePage");
        const pages = [...(await allNodes(context, "Page")), ...(await allNodes(context, "ContactPage"))];
        const facts = siteFactsOf(source);
        const { workingDays, tryInDays } = facts;
        const slip = await firstNode(context, "WorkSlipPage");
        const privacy = pages.find(({ slug }) => slug === "kvkk");
        const titleOf = (page: unknown) => fillPlaceholders(String(dig(page, ["title"]) ?? ""), facts);
        const measured = products.map(lengthsOf);
        return {
          ...axesOf(measured),
          turnarounds: measured.some(({ turnaround }) => turnaround),
          warranties: measured.some(({ warranties, isLifetime }) => warranties.length > 0 || isLifetime),
          requests: isRecord(home) && Boolean(home.infoRequest),
          slip: Boolean(slip),
          slipTitle: titleOf(slip),
          privacyTitle: titleOf(privacy),
          priceAnswer: isRecord(source) ? practiceAnswerOf("priceList", source, pages) : null,
          scanAnswer: isRecord(source) ? practiceAnswerOf("scanFiles", source, pages) : null,
          workingDays,
          tryInDays,
          words: interfaceWords(source, facts),
        };
      },
    },
  },
};

/** The interface words that may be replaced: the laboratory's, or the default. */
const interfaceWords = (site: unknown, facts: Facts) =>
  Object.fromEntries(
    Object.entries(defaultWords).map(([name, word]) => {
      const own = dig(site, ["words", name]);
      return [name, typeof own === "string" ? fillPlaceholders(own, facts) : word];
    }),
  );
