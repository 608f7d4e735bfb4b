import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { isPrinted, pictureFacts, type Size } from "./picture-facts";
import { pictureMistake, printedPicture } from "./picture-mistake";
import type { Explanation } from "./problem";

interface Judgement {
  mistake: Explanation | undefined;
  /** What could be better. */
  advice: Explanation | undefined;
}

/** Judgements of files by path; decoding all pictures at each check would take long. */
const known = new Map<string, { version: string; judgement: Promise<Judgement> }>();

/**
 * Judges a picture as the build would find it.
 * @param path absolute path of a file that is there
 * @param content what the file will hold, if it is not written yet
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

/** Decodes every pixel, as the build will. @returns undefined when that fails */
async function decodedSize(bytes: Buffer): Promise<Size | undefined> {
  try {
    await sharp(bytes).rotate().resize(1, 2, { fit: "fill" }).raw().toBuffer();
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
