import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { isPrinted, pictureFacts, type Size } from "./picture-facts";
import { pictureMistake, printedPicture } from "./picture-mistake";
import type { Explanation } from "./problem";

interface Judgement {
  mistake: Explanation | undefined;
  /** Advice. */
  advice: Explanation | undefined;
}

/** Results by path: decoding is slow. */
const known = new Map<string, { version: string; judgement: Promise<Judgement> }>();

/**
 * Checks a picture as the build would read it.
 * @param path absolute path of an existing file
 * @param content unsaved content of the file
 */
export function judgePicture(path: string, content?: Buffer): Promise<Judgement> {
  if (content) return judge(basename(path), content);
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const found = known.get(path);
  if (found?.version === version) return found.judgement;
  const judgement = judge(basename(path), readFileSync(path));
  known.set(path, { version, judgement });
  return judgement;
}

async function judge(name: string, bytes: Buffer): Promise<Judgement> {
  return {
    mistake: pictureMistake(name, pictureFacts(bytes, await decodedSize(bytes))),
    advice: isPrinted(bytes) ? printedPicture(name) : undefined,
  };
}

/**
 * Decodes all pixels, as the build does.
 * @returns undefined on failure
 */
async function decodedSize(bytes: Buffer): Promise<Size | undefined> {
  try {
    await sharp(bytes).rotate().resize(1, 2, { fit: "fill" }).raw().toBuffer();
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
