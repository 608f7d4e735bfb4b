import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { pictureFacts, type Size } from "./picture-facts";
import { pictureMistake } from "./picture-mistake";
import type { Explanation } from "./problem";

type Judgement = Promise<Explanation | undefined>;

/** Results by path: decoding is slow. */
const known = new Map<string, { version: string; judgement: Judgement }>();

/** @param path absolute path of an existing file */
export function judgePicture(path: string): Judgement {
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const found = known.get(path);
  if (found?.version === version) return found.judgement;
  const judgement = judge(basename(path), readFileSync(path));
  known.set(path, { version, judgement });
  return judgement;
}

/** Returns why a picture is unusable, as the build would read it. */
export const judge = async (name: string, bytes: Buffer): Judgement =>
  pictureMistake(name, pictureFacts(bytes, await decodedSize(bytes)));

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
