import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import sharp from "sharp";
import { z } from "zod";
import { documentKinds } from "../../content-model";
import { readLogo, readPalette } from "../../content-model/brand-files";
import { dig, isRecord } from "../../content-model/walk";
import { logoIcon } from "../../domain/logo";
import { type Context, filledText, type Source } from "./facts";

const size = { width: 1200, height: 630 };
const logo = { side: 104, margin: 40 };

const picture = z.object({
  src: z.string(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }).default({ x: 50, y: 50 }),
});
const holder = z.object({ image: picture.optional() });

/** Paths of the representative picture by kind. */
const document = z.object({
  image: picture.optional(),
  hero: holder.optional(),
  banner: holder.optional(),
  head: z.object({ banner: holder.nullish(), carousel: z.array(holder).nullish() }).nullish(),
  socialImage: picture.optional(),
});

export function createSocialCardType({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes("type SocialCard @dontInfer { path: String! alt: String! }");
}

/**
 * Adds `socialCard` to every routed page: its picture, or the laboratory's with the logo. Null if there is
 * neither.
 */
export function createSocialCards({ createResolvers }: CreateResolversArgs): void {
  const types = documentKinds.flatMap(({ type, route }) => (route ? [type] : []));
  createResolvers(Object.fromEntries(types.map((type) => [type, { socialCard: { resolve: cardOf } }])));
}

async function cardOf(page: Source, _args: unknown, context: Context) {
  const site = await context.nodeModel.findOne({ type: "SiteInfo", query: {} }, { path: context.path });
  for (const owner of [page, site]) {
    const { image, hero, banner, head, socialImage } = document.parse(owner);
    const top = head?.banner?.image ?? head?.carousel?.[0]?.image;
    const shown = image ?? hero?.image ?? banner?.image ?? top ?? socialImage;
    if (!shown || !isRecord(owner)) continue;
    const photo = await fileBeside(owner, shown.src, context);
    return { path: await writeCard(photo, shown.focus), alt: await filledText(shown.alt, owner, context) };
  }
  return null;
}

/** Absolute path of a referenced file. Looking it up through Gatsby makes it a dependency of the page. */
async function fileBeside(owner: Source, src: string, { nodeModel, path }: Context): Promise<string> {
  const parent = nodeModel.getNodeById({ id: String(owner.parent) });
  const absolutePath = posix.join(posix.dirname(String(dig(parent, ["absolutePath"]))), src);
  await nodeModel.findOne(
    { type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } },
    { path },
  );
  return absolutePath;
}

/**
 * Writes the card unless it exists.
 * @returns its path on the site
 */
async function writeCard(photo: string, focus: z.infer<typeof picture>["focus"]): Promise<string> {
  const palette = readPalette();
  const card = await drawCard(photo, focus, logoIcon(readLogo(), palette), palette.colours.bg.page);
  const hash = createHash("sha256").update(card).digest("hex").slice(0, 16);
  const folder = resolve("public/static/social");
  const file = join(folder, `${hash}.jpg`);
  await mkdir(folder, { recursive: true });
  if (!existsSync(file)) await writeFile(file, card);
  return `/static/social/${hash}.jpg`;
}

/**
 * Crops a photograph like CSS `object-position` and adds the logo, as JPEG.
 * @param photo path of the photograph
 * @param icon the logo as SVG
 * @param ground background of transparent pictures
 */
export async function drawCard(
  photo: string,
  focus: z.infer<typeof picture>["focus"],
  icon: string,
  ground: string,
): Promise<Buffer> {
  const { data, info } = await sharp(await readFile(photo))
    .rotate()
    .flatten({ background: ground })
    .resize({ ...size, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - size.width) * focus.x) / 100);
  const top = Math.round(((info.height - size.height) * focus.y) / 100);
  return sharp(data)
    .extract({ left, top, ...size })
    .composite([
      {
        input: await sharp(Buffer.from(icon)).resize(logo.side).toBuffer(),
        left: logo.margin,
        top: size.height - logo.side - logo.margin,
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}
