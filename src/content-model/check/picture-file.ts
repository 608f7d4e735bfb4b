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

/** @param path absolute path of an existing file */
export function judgePicture(path: string): Promise<Judgement> {
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const found = known.get(path);
  if (found?.version === version) return found.judgement;
  const judgement = judge(basename(path), readFileSync(path));
  known.set(path, { version, judgement });
  return judgement;
}

/** Checks a picture as the build would read it. */
export async function judge(name: string, bytes: Buffer): Promise<Judgement> {
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
