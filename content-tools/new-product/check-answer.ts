import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { slugOf } from "../../src/lib/turkish";
import { documentProblems } from "../check/document-problems";
import { unusablePicture } from "../check/picture-problems";
import type { Explanation } from "../check/problem";
import { uniqueProblems } from "../check/unique-problems";
import { type ContentIndex, indexContent } from "../model/content-index";
import { parseSourceFile, type SourceFile } from "../model/documents";
import { createDraft } from "./draft";
import { productYaml } from "./product-yaml";
import { type Answers, malformed } from "./questions";

/** The content a new product comes into. */
export interface Site {
  /** Absolute path of `content/`. */
  folder: string;
  files: readonly SourceFile[];
  index: ContentIndex;
}

export const siteOf = (folder: string, files: readonly SourceFile[]): Site => ({
  folder,
  files,
  index: indexContent(files),
});

/**
 * What is wrong with an answer; nothing when it can be written.
 * @param before the answers given before it
 */
export async function answerProblem(
  key: keyof Answers,
  answer: string,
  before: Partial<Answers>,
  site: Site,
): Promise<Explanation | undefined> {
  const problem = malformed(key, answer);
  if (problem) return problem;
  const answers = { ...before, [key]: answer };
  if (key === "picture") return pictureProblem(answers, site);
  return takenProblem(answers, site) ?? contentProblem(answers, site);
}

/** The content check's word on the draft: everything in it but the answers is right, so it is about the answer. */
function contentProblem(answers: Partial<Answers>, site: Site): Explanation | undefined {
  const { menuGroup, category } = site.index.lists;
  const filled = { group: menuGroup.values[0], category: category.values[0], ...answers };
  const file = draftFile(filled, `${slugOf(answers.name ?? "")}.jpg`, site);
  const [problem] = [
    ...documentProblems(file, site.index),
    ...uniqueProblems([...site.files, file]).filter((found) => found.file === file.path),
  ];
  return problem;
}

/** The draft as the file it will be. */
export function draftFile(answers: Partial<Answers>, picture: string, site: Site): SourceFile {
  const { product, given } = createDraft(answers, picture, site.files);
  const { menuGroup, category } = site.index.lists;
  const text = productYaml(product, {
    given,
    choices: { menuGroup: menuGroup.values, category: category.values },
  });
  return parseSourceFile(`products/${product.slug}.yaml`, text);
}

function takenProblem(answers: Partial<Answers>, site: Site): Explanation | undefined {
  const slug = slugOf(answers.name ?? "");
  if (!existsSync(join(site.folder, "products", `${slug}.yaml`))) return undefined;
  return {
    message: `content/products/${slug}.yaml zaten var; üzerine yazılmaz.`,
    fix: "Ürüne başka bir ad verin ya da var olan dosyayı düzenleyin.",
  };
}

/** Where a picture lies; "~" is the home folder, and what terminals add to a dragged file's name does not count. */
export function picturePath(answer: string): string {
  const unquoted = answer.trim().replace(/^(["'])(.*)\1$/, "$2");
  const unescaped = process.platform === "win32" ? unquoted : unquoted.replace(/\\(.)/g, "$1");
  return resolve(unescaped.replace(/^~(?=[/\\])/, homedir()));
}

/** The name a picture gets in content/images: its own when it is there already, else that of the product. */
export async function pictureName(path: string, slug: string, site: Site): Promise<string> {
  if (resolve(site.folder, "images", basename(path)) === path) return basename(path);
  const { format } = await sharp(path).metadata();
  const endings: Readonly<Record<string, string>> = { jpeg: "jpg", heif: "avif" };
  return `${slug}.${endings[format] ?? format}`;
}

async function pictureProblem(answers: Partial<Answers>, site: Site): Promise<Explanation | undefined> {
  const path = picturePath(answers.picture ?? "");
  if (!existsSync(path) || !statSync(path).isFile()) {
    return {
      message: `Bu yolda bir dosya yok: ${path}`,
      fix: "Yolu denetleyin ya da dosyayı buraya sürükleyin.",
    };
  }
  const reason = await unusablePicture(path);
  if (reason) return reason;
  const name = await pictureName(path, slugOf(answers.name ?? ""), site);
  const target = resolve(site.folder, "images", name);
  if (target === path || !existsSync(target)) return undefined;
  return {
    message: `content/images/${name} zaten var; üzerine yazılmaz.`,
    fix: "O görseli kullanmak için yolunu yazın; kullanmayacaksanız önce adını değiştirin ya da silin.",
  };
}
