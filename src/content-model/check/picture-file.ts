import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { pictureMistake, type Size } from "./picture-mistake";
import type { Explanation } from "./problem";

type Result = Promise<Explanation | undefined>;

/** Results by path: decoding is slow. */
const results = new Map<string, { version: string; result: Result }>();

/** @param path absolute path of an existing file */
export function checkPictureFile(path: string): Result {
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const cached = results.get(path);
  if (cached?.version === version) return cached.result;
  const result = checkPicture(basename(path), readFileSync(path));
  results.set(path, { version, result });
  return result;
}

/** Returns why a picture is unusable, as the build would read it. */
export const checkPicture = async (name: string, bytes: Buffer): Result =>
  pictureMistake(name, bytes, await decodedSize(bytes));

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
