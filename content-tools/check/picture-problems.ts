import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import sharp from "sharp";
import { type Changes, placeOf, type SourceFile } from "../model/documents";
import { type Field, fieldsOf } from "../model/walk";
import { type Explanation, type Problem, problemAt } from "./problem";
import { nearest } from "./suggest";

/** Pictures run to 1600 px on large screens; below this width they would be blurred everywhere. */
export const leastWidth = 800;

/** Formats of which the build makes its AVIF and WebP sizes, by the name sharp gives them. */
const formats: readonly string[] = ["jpeg", "png", "webp", "tiff", "heif"];
const formatNames = "JPG, PNG, WebP, AVIF ya da TIFF";

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

/** Compares the name letter by letter, as the servers do: some machines take "A.jpg" for "a.jpg". */
function missing(path: string, src: string, removed: boolean): Explanation | undefined {
  const folder = dirname(path);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const names = removed ? there.filter((name) => name !== basename(path)) : there;
  if (names.includes(basename(path))) return undefined;
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
  const name = basename(path);
  try {
    const { format, width } = await sharp(content ?? path).metadata();
    if (!formats.includes(format)) {
      return {
        message: `${name} kullanılamayan bir biçimde: ${format.toUpperCase()}.`,
        fix: `Görseli ${formatNames} olarak kaydedin.`,
      };
    }
    if (width >= leastWidth) return undefined;
    return {
      message: `${name} çok küçük: genişliği ${width} piksel.`,
      fix: `En az ${leastWidth} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`,
    };
  } catch {
    return {
      message: `${name} bir görsel olarak okunamadı.`,
      fix: `Dosya bozuk ya da başka türden olabilir; ${formatNames} olarak yeniden kaydedin.`,
    };
  }
}
