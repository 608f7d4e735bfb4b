import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { readLogo, readPalette } from "../../content-model/brand-files";
import { pageTypes } from "../../content-model/routes";
import { logoIcon } from "../../domain/logo";

const size = { width: 1200, height: 630 };
const logo = { side: 104, margin: 40 };
/** JPEG qualities, tried in turn until a card is small enough: some messengers ignore larger pictures. */
const qualities = [82, 60, 40, 20, 10];
export const heaviestCard = 150_000;

const folder = "/static/social";

/** Part of a photograph that stays visible when it is cropped, in percent from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

interface Card extends Focus {
  path: string;
  /** Absolute path of the photograph. */
  photo: string;
}

/** What is drawn besides the photograph: the logo as SVG, and the background of transparent pictures. */
interface Brand {
  icon: string;
  ground: string;
}

function readBrand(): Brand {
  const palette = readPalette();
  return { icon: logoIcon(readLogo(), palette), ground: palette.colours.bg.page };
}

/**
 * Path of a card on the site, which changes with everything that is drawn.
 * @param digest digest of the photograph
 */
export function cardPath(digest: string, focus: Focus): string {
  const drawn = JSON.stringify([digest, focus.x, focus.y, readBrand(), size, logo, qualities, heaviestCard]);
  return `${folder}/${createHash("sha256").update(drawn).digest("hex").slice(0, 16)}.jpg`;
}

/** GraphQL query of all pages' cards. */
export const cardQuery = `{ ${pageTypes.map((type) => `all${type} { nodes { socialCard { path photo x y } } }`).join(" ")} }`;

/** Typed by hand, because typegen ignores queries of the build itself. */
export type CardAnswer = Readonly<Record<string, { nodes: readonly { socialCard: Card | null }[] }>>;

/**
 * Draws the cards that are missing.
 * @param site absolute path of the built site
 */
export async function writeSocialCards(site: string, cards: readonly Card[]): Promise<void> {
  await mkdir(join(site, folder), { recursive: true });
  const { icon, ground } = readBrand();
  const byName = new Map(cards.map((card) => [basename(card.path), card]));
  for (const [name, card] of byName) {
    const file = join(site, folder, name);
    if (!existsSync(file)) await writeFile(file, await drawCard(card.photo, card, icon, ground));
  }
}

/**
 * Crops a photograph like CSS `object-position` and adds the logo, as JPEG.
 * @param photo path of the photograph
 */
export async function drawCard(photo: string, focus: Focus, icon: string, ground: string): Promise<Buffer> {
  const { data, info } = await sharp(await readFile(photo))
    .rotate()
    .flatten({ background: ground })
    .resize({ ...size, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - size.width) * focus.x) / 100);
  const top = Math.round(((info.height - size.height) * focus.y) / 100);
  const card = await sharp(data)
    .extract({ left, top, ...size })
    .composite([
      {
        input: await sharp(Buffer.from(icon)).resize(logo.side).toBuffer(),
        left: logo.margin,
        top: size.height - logo.side - logo.margin,
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  let drawn: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    drawn = await sharp(card).jpeg({ quality }).toBuffer();
    if (drawn.length <= heaviestCard) break;
  }
  return drawn;
}
