import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join, posix } from "node:path";
import sharp from "sharp";
import { type Changes, placeOf, type SourceFile } from "../model/documents";
import { dig, type Field, fieldsOf } from "../model/walk";
import { type Problem, problemAt } from "./problem";
import { fold, nearest } from "./suggest";

/** Pictures run to 1600 px on large screens; below this width they would be blurred everywhere. */
const leastWidth = 800;

/** Formats of which the build makes its AVIF and WebP sizes, by the name sharp gives them. */
const formats: readonly string[] = ["jpeg", "png", "webp", "tiff", "heif"];
const formatNames = "JPG, PNG, WebP, AVIF ya da TIFF";

/**
 * Pictures that are missing, unreadable or too small, and alternative texts that only repeat the file's name.
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

/** Alternative texts that only repeat the name of the picture's file, be it there or not. */
export const altTextProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.kind === "picture")
    .flatMap((field) => (typeof field.value === "string" ? altProblems(file, field, field.value) : []));

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
  const [message, fix] = Buffer.isBuffer(change)
    ? ((await unusablePicture(basename(path), change)) ?? [])
    : (missing(path, src, change === null) ?? (await unusablePicture(path)) ?? []);
  const picture = message === undefined ? [] : [problemAt(file, placeOf(file, field.path), message, fix)];
  return [...picture, ...altProblems(file, field, src)];
}

export type Telling = [message: string, fix: string];

/** Compares the name letter by letter, as the servers do: some machines take "A.jpg" for "a.jpg". */
function missing(path: string, src: string, removed: boolean): Telling | undefined {
  const folder = dirname(path);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const names = removed ? there.filter((name) => name !== basename(path)) : there;
  if (names.includes(basename(path))) return undefined;
  const near = nearest(basename(src), names, 3);
  return [
    `Görsel bulunamadı: ${src}`,
    near.length > 0 ? `Benzer adlar: ${near.join(", ")}.` : "Dosyayı content/images klasörüne koyun.",
  ];
}

/**
 * Why the site cannot use the file at `path` as a picture, and what to do; nothing when it can.
 * @param content what the file will hold, if it is not written yet
 */
export async function unusablePicture(path: string, content?: Buffer): Promise<Telling | undefined> {
  const name = basename(path);
  try {
    const { format, width } = await sharp(content ?? path).metadata();
    if (!formats.includes(format)) {
      return [
        `${name} kullanılamayan bir biçimde: ${format.toUpperCase()}.`,
        `Görseli ${formatNames} olarak kaydedin.`,
      ];
    }
    if (width >= leastWidth) return undefined;
    return [
      `${name} çok küçük: genişliği ${width} piksel.`,
      `En az ${leastWidth} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`,
    ];
  } catch {
    return [
      `${name} bir görsel olarak okunamadı.`,
      `Dosya bozuk ya da başka türden olabilir; ${formatNames} olarak yeniden kaydedin.`,
    ];
  }
}

function altProblems(file: SourceFile, { path }: Field, src: string): Problem[] {
  const altPath = [...path.slice(0, -1), "alt"];
  const alt = dig(file.value, altPath.map(String)) ?? file.yaml.getIn(altPath);
  if (typeof alt !== "string" || words(alt) === "") return [];
  const name = basename(src);
  if (![name, basename(name, extname(name))].some((candidate) => words(candidate) === words(alt))) return [];
  return [
    problemAt(
      file,
      placeOf(file, altPath),
      "“alt” yalnızca dosyanın adını yineliyor.",
      "Görselde ne olduğunu görmeyen birine anlatan bir cümle yazın.",
    ),
  ];
}

const words = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
