import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { type DocumentKind, documentKinds, fileNameOf } from "../../content-tools/model";
import { siteSchema } from "../../content-tools/model/site";
import { isRecord } from "../../content-tools/model/walk";
import { type Context, filledText, type Source } from "../../gatsby/graphql/facts";
import { twinOf } from "../../gatsby/graphql/tinted-picture";
import { type CardStyle, cardDrawing } from "./drawing";
import { faceOf, picture } from "./face";
import { readLettering } from "./lettering";
import { type Focus, pictureVersion } from "./picture";

/** A page's card: its address and description for the page's head, and what it is made of. */
export interface SocialCard {
  path: string;
  alt: string;
  drawing: string;
  photo: string;
  focus: Focus;
}

/** Folder of the cards in the built site; what lies in `static` is kept for ever by browsers. */
export const cardFolder = "static/social";

/** Kinds of documents that are pages. */
export const pageKinds = documentKinds.filter(({ route }) => route);

export function createCardType({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type SocialCard @dontInfer {
      path: String!
      alt: String!
      drawing: String!
      photo: String!
      focus: PictureFocus!
    }
  `);
}

/** Paths of what all cards are drawn with: the brand's mark (SVG), and a TrueType font; whether pictures are tinted. */
export interface CardFiles {
  mark: string;
  typeface: string;
  tinted: boolean;
}

/** Adds `socialCard` to every page's type; null for a page that has no picture. */
export function createCardField({ createResolvers }: CreateResolversArgs, files: CardFiles): void {
  let style: CardStyle | undefined;
  const field = (kind: DocumentKind) => ({
    type: "SocialCard",
    resolve: (source: Source, _args: unknown, context: Context) => {
      style ??= {
        mark: readFileSync(files.mark, "utf8"),
        letters: readLettering(files.typeface),
        tinted: files.tinted,
      };
      return cardOf(kind, source, context, style);
    },
  });
  createResolvers(Object.fromEntries(pageKinds.map((kind) => [kind.type, { socialCard: field(kind) }])));
}

async function cardOf(
  kind: DocumentKind,
  document: Source,
  context: Context,
  style: CardStyle,
): Promise<SocialCard | null> {
  const face = faceOf(document);
  if (!face) return null;
  const site = await siteNode(context);
  const { brand, subtitle, url, socialImage } = siteSummary.parse(site);
  const [owner, image] = face.image ? [document, face.image] : [site, socialImage];
  const photo = await photoFile(owner, image.src, context, style);
  if (!photo) return null;
  const title = await filledText(face.title, document, context);
  const kicker = face.kicker && (await filledText(face.kicker, document, context));
  const drawing = cardDrawing({ title, kicker, brand, subtitle, host: new URL(url).host }, style);
  const { focus = { x: 50, y: 50 }, alt } = image;
  const hash = createHash("sha256")
    .update(JSON.stringify([pictureVersion, drawing, photo.digest, focus]))
    .digest("hex")
    .slice(0, 12);
  const name = typeof document.slug === "string" ? document.slug : fileNameOf(kind);
  return {
    path: `/${cardFolder}/${name}-${hash}.jpg`,
    alt: `${brand}: ${title}. ${await filledText(alt, document, context)}`,
    drawing,
    photo: photo.path,
    focus,
  };
}

const siteSummary = siteSchema
  .pick({ brand: true, subtitle: true, url: true })
  .extend({ socialImage: picture })
  .strip();

/** The laboratory's own document. Asking Gatsby makes the cards follow changes of the file. */
async function siteNode({ nodeModel, path }: Context): Promise<Source> {
  const site = await nodeModel.findOne({ type: "SiteInfo", query: {} }, { path });
  if (!isRecord(site)) throw new Error("There is no site.yaml.");
  return site;
}

/** The file a document names by a path beside it. Asking Gatsby makes the card follow changes of the file. */
async function photoFile(document: Source, src: string, { nodeModel }: Context, style: CardStyle) {
  const parent = typeof document.parent === "string" ? nodeModel.getNodeById({ id: document.parent }) : null;
  if (!isRecord(parent) || typeof parent.absolutePath !== "string") return undefined;
  const path = posix.join(posix.dirname(parent.absolutePath), src);
  const original = await nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: path } } },
  });
  const file = (style.tinted && (await twinOf(original, { nodeModel }))) || original;
  const digest = isRecord(file) && isRecord(file.internal) ? file.internal.contentDigest : undefined;
  if (!isRecord(file) || typeof file.absolutePath !== "string" || typeof digest !== "string")
    return undefined;
  return { path: file.absolutePath, digest };
}
