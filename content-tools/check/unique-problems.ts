import { documentKinds } from "../model";
import { placeOf, type SourceFile, type ValuePath } from "../model/documents";
import { dig, isRecord } from "../model/walk";
import { type Problem, problemAt } from "./problem";

/** A value that may stand only once, and what it stands for. */
interface Claim {
  file: SourceFile;
  path: ValuePath;
  /** Values of one scope must differ. */
  scope: string;
  value: unknown;
  what: string;
  fix: (taken: readonly unknown[]) => string;
}

/** Values that are given twice: a product's address and its place in each order, a question's name in the address. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const claims = files.flatMap(claimsOf).filter(({ value }) => value !== undefined && value !== null);
  return [
    ...claims.flatMap((claim, i) => repeated(claim, claims.slice(0, i), claims)),
    ...files.flatMap(pageOfSite),
  ];
}

function repeated(claim: Claim, before: readonly Claim[], all: readonly Claim[]): Problem[] {
  const same = before.find(({ scope, value }) => scope === claim.scope && value === claim.value);
  if (!same) return [];
  const place = placeOf(same.file, same.path);
  const taken = all.filter(({ scope }) => scope === claim.scope).map(({ value }) => value);
  return [
    problemAt(
      claim.file,
      placeOf(claim.file, claim.path),
      `${claim.what} zaten kullanılıyor: content/${same.file.path}:${place.line}.`,
      claim.fix(taken),
    ),
  ];
}

const nextFree = (taken: readonly unknown[]) => {
  const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find(
    (order) => !taken.includes(order),
  );
  return `Başka bir sıra numarası verin; boştaki ilk sıra: ${free}.`;
};

function claimsOf(file: SourceFile): Claim[] {
  if (!isRecord(file.value)) return [];
  if (file.kind?.type === "FaqPage") return questionClaims(file);
  return file.kind?.type === "Product" ? productClaims(file) : [];
}

function productClaims(file: SourceFile): Claim[] {
  const at = (...path: string[]) => dig(file.value, path);
  const cards = at("catalogue");
  const order = (scope: string, path: ValuePath, value: unknown, what: string): Claim => ({
    file,
    path,
    scope,
    value,
    what: `${what} ${String(value)}. sıra`,
    fix: nextFree,
  });
  return [
    {
      file,
      path: ["slug"],
      scope: "slug",
      value: at("slug"),
      what: `“${String(at("slug"))}” adresi`,
      fix: () => "Her ürünün adresi farklı olmalı; başka bir adres verin.",
    },
    order(`menu ${String(at("menu", "group"))}`, ["menu", "order"], at("menu", "order"), "Menüdeki"),
    order("form", ["form", "order"], at("form", "order"), "Formdaki"),
    order("footer", ["footer", "order"], at("footer", "order"), "Alt bilgideki"),
    ...(Array.isArray(cards) ? cards : []).map((card: unknown, i) =>
      order("catalogue", ["catalogue", i, "order"], dig(card, ["order"]), "Katalogdaki"),
    ),
  ];
}

function questionClaims(file: SourceFile): Claim[] {
  const items = dig(file.value, ["questions", "items"]);
  return (Array.isArray(items) ? items : []).map((item: unknown, i) => ({
    file,
    path: ["questions", "items", i, "id"],
    scope: "question",
    value: dig(item, ["id"]),
    what: `“${String(dig(item, ["id"]))}” adı`,
    fix: () => "Her sorunun “id” değeri farklı olmalı.",
  }));
}

/** A product at the address of one of the site's own pages would hide it. */
function pageOfSite(file: SourceFile): Problem[] {
  const slug = file.kind?.type === "Product" ? dig(file.value, ["slug"]) : undefined;
  const page = documentKinds.find(({ route }) => typeof slug === "string" && route === `/${slug}`);
  if (!page) return [];
  return [
    problemAt(
      file,
      placeOf(file, ["slug"]),
      `“${String(slug)}” adresi sitenin kendi sayfası: content/${page.file}.`,
      "Ürüne başka bir adres verin.",
    ),
  ];
}
