import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { changesFor, recolour } from "./recolour";

/** Folder of the copies below the one that is given; Gatsby finds them under the paths of their originals. */
const folder = "images";

const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(name);

/**
 * Copies of all pictures of the content in the tint's hue. A copy that is newer than its original is left as it is.
 * @param contentFolder absolute path of `content/`
 * @param target absolute path of where they are kept, a folder for this tint alone
 * @param tint "#RRGGBB"
 */
export async function tintPictures(contentFolder: string, target: string, tint: string): Promise<void> {
  const to = join(target, folder);
  await mkdir(to, { recursive: true });
  const names = (await readdir(join(contentFolder, folder))).filter(isPicture);
  const gone = (await readdir(to)).filter((name) => !names.includes(name));
  await Promise.all(gone.map((name) => rm(join(to, name))));
  const table = changesFor(tint);
  const limit = pLimit(availableParallelism());
  const copy = async (name: string) => {
    const [original, twin] = [join(contentFolder, folder, name), join(to, name)];
    if (existsSync(twin) && (await stat(twin)).mtimeMs > (await stat(original)).mtimeMs) return;
    await writeFile(twin, await tinted(original, table));
  };
  await Promise.all(names.map((name) => limit(copy, name)));
}

async function tinted(file: string, table: Uint8Array): Promise<Buffer> {
  const picture = sharp(file).rotate().toColourspace("srgb");
  const { format = "jpeg" } = await picture.metadata();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  if (info.channels >= 3) recolour(data, info.channels, table);
  return sharp(data, { raw: info })
    .toFormat(format === "heif" ? "avif" : format, { quality: 92 })
    .toBuffer();
}
