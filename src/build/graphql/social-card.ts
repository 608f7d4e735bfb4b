import { posix } from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { pageTypes } from "../../content-model/routes";
import { dig, isRecord } from "../../content-model/walk";
import { cardPath } from "../artifacts/social-cards";
import { resolvePlaceholders } from "./facts";
import { type Context, firstNode, type Source } from "./nodes";

const picture = z.object({
  src: z.string(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }).default({ x: 50, y: 50 }),
});
const holder = z.object({ image: picture.optional() });

/** Where documents have their representative picture. */
const document = z.object({
  image: picture.optional(),
  hero: holder.optional(),
  banner: holder.optional(),
  head: z.object({ banner: holder.nullish(), carousel: z.array(holder).nullish() }).nullish(),
  socialImage: picture.optional(),
});

export function createSocialCardType({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(
    "type SocialCard @dontInfer { path: String! alt: String! photo: String! x: Float! y: Float! }",
  );
}

/**
 * Adds `socialCard` to every routed page: its picture, or the laboratory's with the logo. Null if there is
 * neither. The cards are drawn after the build.
 */
export function createSocialCards({ createResolvers }: CreateResolversArgs): void {
  createResolvers(Object.fromEntries(pageTypes.map((type) => [type, { socialCard: { resolve: cardOf } }])));
}

async function cardOf(page: Source, _args: unknown, context: Context) {
  const site = await firstNode(context, "SiteInfo");
  for (const owner of [page, site]) {
    const { image, hero, banner, head, socialImage } = document.parse(owner);
    const top = head?.banner?.image ?? head?.carousel?.[0]?.image;
    const shown = image ?? hero?.image ?? banner?.image ?? top ?? socialImage;
    if (!shown || !isRecord(owner)) continue;
    const photo = pathBeside(owner, shown.src, context);
    return {
      path: cardPath(await digestOf(photo, context), shown.focus),
      alt: await resolvePlaceholders(shown.alt, owner, context),
      photo,
      ...shown.focus,
    };
  }
  return null;
}

/** Absolute path of a referenced file. */
function pathBeside(owner: Source, src: string, { nodeModel }: Context): string {
  const parent = nodeModel.getNodeById({ id: String(owner.parent) });
  return posix.join(posix.dirname(String(dig(parent, ["absolutePath"]))), src);
}

/** Digest of a file, which becomes a dependency of the page. */
async function digestOf(absolutePath: string, context: Context): Promise<string> {
  const file = await firstNode(context, "File", { absolutePath: { eq: absolutePath } });
  return String(dig(file, ["internal", "contentDigest"]));
}
