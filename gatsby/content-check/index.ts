import { documentKinds } from "../content-model";
import { placeAt, readSourceFiles, type SourceFile } from "./documents";
import { type Problem, problemAt } from "./problem";
import { indexContent, referenceProblems } from "./reference-problems";
import { schemaProblems } from "./schema-problems";
import { nearest } from "./suggest";
import { uniqueProblems } from "./unique-problems";

export { formatProblems, type Problem } from "./problem";

/**
 * Every mistake in the content, in file order: all at once, never only the first.
 * @param contentFolder absolute path of `content/`
 */
export function checkContent(contentFolder: string): Problem[] {
  const files = readSourceFiles(contentFolder);
  const index = indexContent(contentFolder, files);
  const problems = [
    ...files.flatMap((file) => [
      ...syntaxProblems(file),
      ...placementProblems(file),
      ...(file.value === undefined ? [] : [...schemaProblems(file), ...referenceProblems(file, index)]),
    ]),
    ...missingDocuments(files),
    ...uniqueProblems(files),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function syntaxProblems(file: SourceFile): Problem[] {
  return file.yaml.errors.map((error) => {
    const place = placeAt(file, error.pos[0]);
    const [message, fix] = syntaxWording(error.code);
    return problemAt(file, place, message, fix);
  });
}

function syntaxWording(code: string): [message: string, fix: string] {
  switch (code) {
    case "TAB_AS_INDENT":
      return [
        "Satır başında sekme (Tab) karakteri var.",
        "Girintiyi boşlukla yapın: her düzey için iki boşluk.",
      ];
    case "DUPLICATE_KEY":
      return ["Aynı alan iki kez yazılmış.", "Birini silin."];
    case "BAD_INDENT":
      return ["Satırın girintisi yanlış.", "Aynı düzeydeki alanlar aynı sütunda başlamalı."];
    case "MISSING_CHAR":
      return ["Kapanmayan bir tırnak ya da parantez var.", "Açılan her tırnağı ve parantezi kapatın."];
    default:
      return [
        "Satır okunamadı.",
        "İki nokta, % ya da tırnakla başlayan değerleri çift tırnak içine alın; girintileri boşlukla yapın.",
      ];
  }
}

function placementProblems(file: SourceFile): Problem[] {
  if (file.kind) return [];
  const [near] = nearest(
    file.path,
    documentKinds.filter((kind) => !kind.file.includes("*")).map((kind) => kind.file),
  );
  return [
    problemAt(
      file,
      { line: 1, column: 1 },
      "Bu dosya burada beklenmiyor.",
      near
        ? `Adı content/${near} mi olmalıydı?`
        : "Ürün dosyaları content/products klasöründe, .yaml uzantısıyla durur.",
    ),
  ];
}

function missingDocuments(files: readonly SourceFile[]): Problem[] {
  return documentKinds
    .filter((kind) => !kind.file.includes("*") && !files.some((file) => file.path === kind.file))
    .map((kind) => ({
      file: kind.file,
      line: 1,
      column: 1,
      message: "Bu dosya eksik.",
      fix: "Silindiyse geri getirin; adı değiştiyse eski adını verin.",
      source: "",
    }));
}
