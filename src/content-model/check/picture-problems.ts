import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { SourceFile } from "../documents";
import { filesIn, onDisk } from "../files";
import { isFileKind } from "../schema";
import { type Field, fieldsOf } from "../walk";
import { checkPictureFile } from "./picture-file";
import { pdfMistake } from "./picture-mistake";
import { type Explanation, type Problem, problemAt } from "./problem";
import { nearest } from "./suggest";

/**
 * Reports missing pictures, drawings and PDFs, and pictures and PDFs that cannot be shown.
 * @param contentFolder absolute path of `content/`
 */
export async function pictureProblems(file: SourceFile, contentFolder: string): Promise<Problem[]> {
  const fields = fieldsOf(file).filter(({ meta }) => isFileKind(meta.kind));
  const problems = await Promise.all(fields.map((field) => problemsOf(file, field, contentFolder)));
  return problems.flat();
}

async function problemsOf(file: SourceFile, field: Field, contentFolder: string): Promise<Problem[]> {
  const src = field.value;
  if (typeof src !== "string" || !/^\.{1,2}\//.test(src)) return [];
  const path = onDisk(join(contentFolder, dirname(file.path), src));
  const reason = unservable(src) ?? missing(path, field) ?? (await unusable(field, path));
  return reason ? [problemAt(file, field.path, reason)] : [];
}

/** "#" and "?" end the path of an address: some hosts refuse files with them in their names. */
function unservable(src: string): Explanation | undefined {
  const [sign] = /[#?]/.exec(src) ?? [];
  if (!sign) return undefined;
  return {
    message: `Dosyanın adında “${sign}” var: ${basename(src)}`,
    fix: `Bazı sunucular bu adda bir dosyayı yayımlamaz; dosyanın adını değiştirin, örneğin ${basename(src).replace(/[#?]+/g, "")}.`,
  };
}

/** Why a file that is there cannot be what its field asks for, and what to do. */
async function unusable({ meta }: Field, path: string): Promise<Explanation | undefined> {
  if (meta.kind === "pdf") return pdfMistake(basename(path), readFileSync(path));
  return meta.kind === "picture" ? checkPictureFile(path) : undefined;
}

/** Compares case-sensitively, as web servers do; some file systems do not. */
function missing(path: string, { meta, value }: Field): Explanation | undefined {
  const name = basename(String(value));
  const names = filesIn(dirname(path));
  if (names.includes(basename(path))) return undefined;
  const near = nearest(name, names, 3);
  return {
    message: `${meta.kind === "pdf" ? "Dosya" : "Görsel"} bulunamadı: ${name}`,
    fix:
      near.length > 0
        ? `Benzer adlar: ${near.join(", ")}. Biri aynı görünüyorsa adında görünmeyen bir karakter vardır: dosyanın adını silip yeniden yazın.`
        : "Dosyayı content/images klasörüne koyun; oradaysa yolunu düzeltin.",
  };
}
