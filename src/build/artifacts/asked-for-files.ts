import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes files that browsers, bookmarks and search consoles request by default: `/favicon.ico` with the site's icon, and the
 * sitemap index as `/sitemap.xml`.
 * @param site absolute path of the built site
 */
export async function writeAskedForFiles(site: string): Promise<void> {
  await writeFile(join(site, "favicon.ico"), icoFile(await readFile(join(site, "favicon-32x32.png"))));
  await copyFile(join(site, "sitemap-index.xml"), join(site, "sitemap.xml"));
}

/** Returns an ICO file that contains a PNG picture of 32 pixels. */
function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // Type (icon), number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Width, height, colour planes, bits per pixel.
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  // Size and place of the picture.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
