import { documentKindOf, documentKinds } from "..";
import { parseSourceFile, type SourceFile } from "../documents";
import { neededSlugs, routeOf } from "../routes";
import { type Problem, problemAt } from "./problem";

const fixedKinds = documentKinds.filter(({ file }) => !file.includes("*"));

/** Whether a file in the pages folder has a slug; others have a wrong name. */
const hasAddress = (file: SourceFile): boolean => /^["']?slug["']?[ \t]*:/m.test(file.text);

/** Reports YAML files in folders without documents. */
export function placementProblems(file: SourceFile): Problem[] {
  if (file.kind && (file.kind.type !== "Page" || hasAddress(file))) return [];
  return [
    problemAt(file, [], { message: "Bu dosya burada beklenmiyor.", fix: placementFix(file) }, { offset: 0 }),
  ];
}

function placementFix(file: SourceFile): string {
  const renamed = file.path.replace(/\.ya?ml(\.txt)?$/i, ".yaml");
  if (renamed !== file.path && documentKindOf(renamed)) {
    return `Uzantısı .yaml olmalı; dosyanın adını ${baseName(renamed)} yapın.`;
  }
  return file.kind?.type === "Page"
    ? "Yeni bir sayfaysa ilk satırına adresini yazın, örneğin slug: kariyer; adı değişmiş bir sayfaysa dosyaya eski adını verin."
    : `Burada bulunabilen dosyalar: ${[...fixedKinds.map((kind) => kind.file), "products/*.yaml"].join(", ")}.`;
}

const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Required documents. */
export function missingDocuments(files: readonly SourceFile[]): Problem[] {
  const fixed = fixedKinds
    .filter(({ file: path, optional }) => !optional && !files.some((file) => file.path === path))
    .map(({ file }) => file);
  const pages = neededSlugs
    .filter((slug) => !files.some((file) => routeOf(file) === `/${slug}`))
    .map((slug) => `pages/${slug}.yaml`);
  return [...fixed, ...pages].map((path) => {
    const fix = "Silindiyse geri getirin; adı ya da adresi değiştiyse eskisini verin.";
    return problemAt(parseSourceFile(path, ""), [], { message: `${path} eksik; site onsuz kurulmaz.`, fix });
  });
}
