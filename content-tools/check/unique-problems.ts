import { slugOf } from "../../src/lib/turkish";
import { documentKinds } from "../model";
import { placeOf, type SourceFile, type ValuePath } from "../model/documents";
import type { UniqueScope } from "../model/fields";
import { dig, type Field, fieldsOf } from "../model/walk";
import { type Problem, problemAt } from "./problem";

/** A value that may stand only once in its scope. */
interface Claim {
  file: SourceFile;
  path: ValuePath;
  /** Values of one scope must differ. */
  scope: string;
  value: string | number;
  /** What is compared: values that differ may still stand for the same. */
  key: string;
  words: Words;
}

interface Words {
  /** How a value of the scope is called. */
  what: (value: string | number) => string;
  fix: (taken: readonly (string | number)[]) => string;
}

/** Values that are given twice where each may stand only once; see `uniqueIn` of the content model. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const byScope = new Map<string, Claim[]>();
  for (const claim of files.flatMap(claimsOf)) {
    byScope.set(claim.scope, [...(byScope.get(claim.scope) ?? []), claim]);
  }
  return [
    ...[...byScope.values()].flatMap(repetitions),
    ...files.flatMap(pageOfSite),
    ...files.flatMap((file) => footerLinkProblems(file, files)),
  ];
}

function repetitions(claims: readonly Claim[]): Problem[] {
  return claims.flatMap(({ file, path, key, value, words }, i) => {
    const first = claims.findIndex((other) => other.key === key);
    const same = claims[first];
    if (!same || first === i) return [];
    const message = `${words.what(value)} zaten kullanılıyor: ${printed(same)}.`;
    return [problemAt(file, placeOf(file, path), message, words.fix(claims.map((claim) => claim.value)))];
  });
}

const printed = ({ file, path }: Pick<Claim, "file" | "path">): string =>
  `content/${file.path}:${placeOf(file, path).line}`;

const claimsOf = (file: SourceFile): Claim[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.uniqueIn)
    .flatMap((field) => claimOf(file, field));

function claimOf(file: SourceFile, { path, value, meta: { uniqueIn } }: Field): Claim[] {
  if (!uniqueIn || (typeof value !== "string" && typeof value !== "number")) return [];
  const claim = { file, path, value, key: String(value).trim() };
  switch (uniqueIn) {
    case "list": {
      const item = path.findLastIndex((step) => typeof step === "number");
      if (item < 0) return [];
      const list = path.with(item, "*").join(".");
      return [{ ...claim, scope: `${file.path} ${list}`, words: inList(path.slice(item + 1)) }];
    }
    case "menuPlace":
      return [
        { ...claim, scope: `menuPlace ${dig(file.value, ["menu", "group"])}`, words: scopes.menuPlace },
      ];
    case "category":
      return [{ ...claim, scope: uniqueIn, key: slugOf(claim.key), words: scopes.category }];
    default:
      return [{ ...claim, scope: uniqueIn, words: scopes[uniqueIn] }];
  }
}

/** @param below the way from an item of the list to the value; empty where the items are plain values */
const inList = (below: ValuePath): Words => ({
  what: (value) => `“${shortened(String(value))}” bu listede`,
  fix: () =>
    below.length > 0
      ? `Listedeki her maddenin “${below.join(" › ")}” değeri farklı olmalı; birini değiştirin.`
      : "Aynı maddeyi iki kez yazmayın; birini silin ya da değiştirin.",
});

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

const place = (where: string): Words => ({
  what: (order) => `${where} ${order}. sıra`,
  fix(taken) {
    const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find(
      (order) => !taken.includes(order),
    );
    return `Başka bir sıra numarası verin; boştaki ilk sıra: ${free}.`;
  },
});

const scopes: Readonly<Record<UniqueScope, Words>> = {
  address: {
    what: (slug) => `“${slug}” adresi`,
    fix: () => "Her ürünün adresi farklı olmalı; başka bir adres verin.",
  },
  menuPlace: place("Menüdeki"),
  cataloguePlace: place("Katalogdaki"),
  formPlace: place("Formdaki"),
  footerPlace: place("Alt bilgideki"),
  cardTitle: {
    what: (title) => `“${title}” kart başlığı`,
    fix: () => "Ziyaretçi kartları başlığından ayırt eder; karta başka bir başlık verin.",
  },
  formOption: {
    what: (label) => `“${label}” form seçeneği`,
    fix: () => "Gelen mesajda ürün bu adla yazar; seçeneğe başka bir ad verin.",
  },
  category: {
    what: (name) => `“${name}” kategorisi`,
    fix: () => "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  },
};

/** A product at the address of one of the site's own pages would hide it. */
function pageOfSite(file: SourceFile): Problem[] {
  const slug = file.kind?.type === "Product" ? dig(file.value, ["slug"]) : undefined;
  const page = documentKinds.find(({ route }) => typeof slug === "string" && route === `/${slug}`);
  if (!page) return [];
  return [
    problemAt(
      file,
      placeOf(file, ["slug"]),
      `“${slug}” adresi sitenin kendi sayfası: content/${page.file}.`,
      "Ürüne başka bir adres verin.",
    ),
  ];
}

/** A link the footer lists by itself to a product that stands there already. */
function footerLinkProblems(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  if (file.kind?.type !== "Navigation") return [];
  const links = dig(file.value, ["footer", "serviceLinks"]);
  return (Array.isArray(links) ? links : []).flatMap((link: unknown, i) => {
    const to = dig(link, ["to"]);
    const product = files.find(
      ({ kind, value }) =>
        kind?.type === "Product" && dig(value, ["footer"]) !== undefined && `/${dig(value, ["slug"])}` === to,
    );
    if (!product) return [];
    return [
      problemAt(
        file,
        placeOf(file, ["footer", "serviceLinks", i, "to"]),
        `“${to}” bağlantısı alt bilgide zaten kullanılıyor: ${printed({ file: product, path: ["footer"] })}.`,
        "Ürün alt bilgideki yerini kendi dosyasından alır; buradaki bağlantıyı silin.",
      ),
    ];
  });
}
