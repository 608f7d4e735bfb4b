import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import sharp from "sharp";
import { type Changes, placeOf, type SourceFile } from "../documents";
import { type Field, fieldsOf } from "../walk";
import { pictureMistake, printedPicture } from "./picture-mistake";
import { type Explanation, type Problem, problemAt } from "./problem";
import { nearest } from "./suggest";

/**
 * Pictures that are missing, unreadable or too small.
 * @param contentFolder absolute path of `content/`
 * @param changes pictures that are not written, or not removed, yet
 */
export async function pictureProblems(
  file: SourceFile,
  contentFolder: string,
  changes: Changes = new Map(),
): Promise<Problem[]> {
  const fields = fieldsOf(file).filter(({ meta }) => meta.kind === "picture");
  const problems = await Promise.all(fields.map((field) => problemsOf(file, field, contentFolder, changes)));
  return problems.flat();
}

async function problemsOf(
  file: SourceFile,
  field: Field,
  contentFolder: string,
  changes: Changes,
): Promise<Problem[]> {
  const src = field.value;
  if (typeof src !== "string" || !/^\.{1,2}\//.test(src)) return [];
  const path = join(contentFolder, dirname(file.path), src);
  const change = changes.get(posix.join(posix.dirname(file.path), src));
  const reason = Buffer.isBuffer(change)
    ? await unusablePicture(basename(path), change)
    : (missing(path, src, change === null) ?? (await unusablePicture(path)));
  return reason ? [problemAt(file, placeOf(file, field.path), reason.message, reason.fix)] : [];
}

/** Pictures in the colours of print: advice. */
export async function printedPictures(
  files: readonly SourceFile[],
  contentFolder: string,
): Promise<Problem[]> {
  const fields = files.flatMap((file) =>
    fieldsOf(file).flatMap((field) => (field.meta.kind === "picture" ? [{ file, field }] : [])),
  );
  const problems = await Promise.all(
    fields.map(async ({ file, field }) => {
      const path = join(contentFolder, dirname(file.path), String(field.value));
      const { space } = await sharp(path).metadata();
      const { message, fix } = printedPicture(basename(path));
      return space === "cmyk" ? [problemAt(file, placeOf(file, field.path), message, fix)] : [];
    }),
  );
  return problems.flat();
}

/** Compares the name letter by letter, as the servers do: some machines take "A.jpg" for "a.jpg". */
function missing(path: string, src: string, removed: boolean): Explanation | undefined {
  const folder = dirname(path);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const names = removed ? there.filter((name) => name !== basename(path)) : there;
  if (names.includes(basename(path))) return undefined;
  const same = names.find((name) => name.normalize("NFC") === basename(src).normalize("NFC"));
  if (same)
    return {
      message: `Görsel bulunamadı: ${src}`,
      fix: `Klasördeki “${same}” aynı görünüyor, ama harfleri başka kodlanmış (ZIP ya da eski bir Mac böyle yapar): dosyanın adını silip yeniden yazın.`,
    };
  const near = nearest(basename(src), names, 3);
  return {
    message: `Görsel bulunamadı: ${src}`,
    fix: near.length > 0 ? `Benzer adlar: ${near.join(", ")}.` : "Dosyayı content/images klasörüne koyun.",
  };
}

/**
 * Why the site cannot use the file at `path` as a picture, and what to do; nothing when it can.
 * @param content what the file will hold, if it is not written yet
 */
export async function unusablePicture(path: string, content?: Buffer): Promise<Explanation | undefined> {
  const facts = await sharp(content ?? path)
    .metadata()
    .catch(() => undefined);
  return pictureMistake(basename(path), facts);
}
