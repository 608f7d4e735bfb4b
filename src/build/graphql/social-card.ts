import { basename, posix } from "node:path";
import { picture } from "../../content-model/field-groups";
import { onDisk } from "../../content-model/files";
import { pageTypes } from "../../content-model/routes";
import { dig, isRecord } from "../../content-model/walk";
import { cardPath } from "../artifacts/social-cards";
import { resolvePlaceholders } from "./facts";
import { type Context, firstNode, type Source } from "./nodes";

/** Where documents have their representative picture. */
const places = [
  ["image"],
  ["hero", "image"],
  ["banner", "image"],
  ["head", "banner", "image"],
  ["head", "carousel", 0, "image"],
  ["socialImage"],
];

export const socialCardType =
  "type SocialCard @dontInfer { path: String! alt: String! photo: String! x: Float! y: Float! }";

/**
 * Adds `socialCard` to every routed page: its picture, or the laboratory's with the logo. Null if there is
 * neither. The cards are drawn after the build.
 */
export const socialCards = Object.fromEntries(
  pageTypes.map((type) => [type, { socialCard: { resolve: cardOf } }]),
);

async function cardOf(page: Source, _args: unknown, context: Context) {
  const site = await firstNode(context, "SiteInfo");
  for (const owner of [page, site].filter(isRecord)) {
    const [shown] = places.flatMap((path) => picture.safeParse(dig(owner, path)).data ?? []);
    if (!shown) continue;
    const { src, alt, focus = { x: 50, y: 50 } } = shown;
    const photo = pathBeside(owner, src, context);
    return {
      path: cardPath(await digestOf(photo, context), focus),
      alt: await resolvePlaceholders(alt, owner, context),
      photo,
      ...focus,
    };
  }
  return null;
}

/** Absolute path of a referenced file. */
function pathBeside(owner: Source, src: string, { nodeModel }: Context): string {
  const parent = nodeModel.getNodeById({ id: String(owner.parent) });
  const path = posix.join(posix.dirname(String(dig(parent, ["absolutePath"]))), src);
  return posix.join(posix.dirname(path), basename(onDisk(path)));
}

/** Digest of a file, which becomes a dependency of the page. */
async function digestOf(absolutePath: string, context: Context): Promise<string> {
  const file = await firstNode(context, "File", { absolutePath: { eq: absolutePath } });
  return String(dig(file, ["internal", "contentDigest"]));
}
