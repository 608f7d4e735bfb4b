import { productFactsOf, siteFactsOf } from "../../content-model/content-index";
import { type Facts, fillPlaceholders } from "../../content-model/placeholders";
import { endOf } from "../../content-model/quantities";
import { isRecord } from "../../content-model/walk";
import { type Context, firstNode, type Info, type Source } from "./nodes";

/**
 * Field extensions of derived types: `@text` resolves {placeholders}; `@fromFact` reads a quantity from the fact it
 * names. A product's facts override the laboratory's.
 */
export const factExtensions = [
  {
    name: "text",
    extend: () => ({
      async resolve(source: Source, _args: unknown, context: Context, info: Info) {
        const value = source[info.fieldName];
        const fill = (item: unknown) =>
          typeof item === "string" ? resolvePlaceholders(item, source, context) : item;
        return Array.isArray(value) ? Promise.all(value.map(fill)) : fill(value);
      },
    }),
  },
  {
    name: "fromFact",
    extend: () => ({
      async resolve(source: Source, _args: unknown, context: Context, info: Info) {
        const own = source[info.fieldName];
        if (typeof source.fact !== "string" || (own !== undefined && own !== null)) return own;
        const fact = (await factsFor(source, context))[source.fact];
        if (typeof fact !== "object") return undefined;
        const part: Record<string, unknown> = endOf(fact, source.part);
        return part[info.fieldName];
      },
    }),
  },
];

/** Resolves a document's {placeholders} with its own and the laboratory's facts. */
export const resolvePlaceholders = async (text: string, source: Source, context: Context): Promise<string> =>
  text.includes("{") ? fillPlaceholders(text, await factsFor(source, context)) : text;

async function factsFor(source: Source, context: Context): Promise<Facts> {
  const site = await firstNode(context, "SiteInfo");
  const isProduct = (node: { internal: { type: string } }) => node.internal.type === "Product";
  const product =
    isTyped(source) && isProduct(source) ? source : context.nodeModel.findRootNodeAncestor(source, isProduct);
  return { ...siteFactsOf(site), ...productFactsOf(product) };
}

const isTyped = (value: Source): value is Source & { internal: { type: string } } =>
  isRecord(value.internal) && typeof value.internal.type === "string";
