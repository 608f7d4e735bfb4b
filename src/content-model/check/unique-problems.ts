import { reservedIds } from "../../domain/page-ids";
import { slugOf } from "../../domain/turkish";
import { reservedAddresses } from "..";
import { nameOf } from "../document-name";
import { positionOf, type SourceFile, type ValuePath } from "../documents";
import type { FieldMeta, UniqueScope } from "../fields";
import { isPresent, routedKinds, routeOf } from "../routes";
import { dig, type Field, fieldsOf } from "../walk";
import { doubledLinks } from "./doubled-links";
import { type Problem, problemAt } from "./problem";
import {
  choice,
  clear,
  documentAt,
  joined,
  keyWords,
  line,
  placeOf,
  type Sentence,
  worded,
} from "./sentence";

/** A value that must be unique in its scope. */
interface Claim {
  file: SourceFile;
  path: ValuePath;
  /** The scope. */
  scope: string;
  value: string | number;
  /** Normalised value for comparison. */
  key: string;
  words: ScopeWords;
}

interface ScopeWords {
  /** Label of the value. */
  what: (value: string | number) => Sentence;
  fix: (taken: readonly (string | number)[]) => Sentence;
}

/** Reports duplicates; see `uniqueIn` in the content model. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const byScope = new Map<string, Claim[]>();
  for (const claim of files.flatMap((file) => claimsOf(file, files))) {
    byScope.set(claim.scope, [...(byScope.get(claim.scope) ?? []), claim]);
  }
  return [
    ...[...byScope.values()].flatMap(repetitions),
    ...files.flatMap((file) => takenAddress(file, files)),
    ...files.flatMap(takenAnchors),
    ...files.flatMap((file) => doubledLinks(file, files)),
  ];
}

function repetitions(claims: readonly Claim[]): Problem[] {
  return claims.flatMap(({ file, path, key, value, words }, i) => {
    const first = claims.findIndex((other) => other.key === key);
    const same = claims[first];
    if (!same || first === i) return [];
    const message = worded`${words.what(value)} zaten kullanılıyor: ${placeOf(same, file)}.`;
    return [problemAt(file, positionOf(file, path), message, words.fix(claims.map((claim) => claim.value)))];
  });
}

const claimsOf = (file: SourceFile, files: readonly SourceFile[]): Claim[] =>
  fieldsOf(file)
    .filter(({ meta }) => meta.uniqueIn)
    .flatMap((field) => claimOf(file, field, files));

function claimOf(file: SourceFile, field: Field, files: readonly SourceFile[]): Claim[] {
  const { path, value } = field;
  const { uniqueIn } = field.meta;
  if (!uniqueIn || (typeof value !== "string" && typeof value !== "number")) return [];
  const claim = { file, path, value, key: String(value).trim() };
  switch (uniqueIn) {
    case "list": {
      const item = path.findLastIndex((step) => typeof step === "number");
      if (item < 0) return [];
      const list = path.with(item, "*").join(".");
      return [{ ...claim, scope: `${file.path} ${list}`, words: inList(file, field, item, files) }];
    }
    case "menuOrder":
    case "pageMenuOrder":
    case "pageFooterOrder": {
      const group = dig(file.value, [String(path[0]), "group"]);
      return [{ ...claim, scope: `${uniqueIn} ${group}`, words: scopes[uniqueIn] }];
    }
    case "anchor":
      return [{ ...claim, scope: `anchor ${file.path}`, words: scopes.anchor }];
    case "category":
      return [{ ...claim, scope: uniqueIn, key: slugOf(claim.key), words: scopes.category }];
    default:
      return [{ ...claim, scope: uniqueIn, words: scopes[uniqueIn] }];
  }
}

/** @param item index of the list item in the path, below which the value may be */
function inList(
  file: SourceFile,
  { path, meta }: Field,
  item: number,
  files: readonly SourceFile[],
): ScopeWords {
  const below = path.slice(item + 1).map((_, i) => keyWords(file, path.slice(0, item + 2 + i)));
  return {
    what: (value) => worded`“${valueIn(meta, String(value), files)}” bu listede`,
    fix: () =>
      below.length > 0
        ? worded`Listedeki her maddenin “${joined(below, " › ")}” değeri farklı olmalı; birini değiştirin.`
        : "Aynı maddeyi iki kez yazmayın; birini silin ya da değiştirin.",
  };
}

/** A value as its form shows it: a product by its name, a choice by its label. */
function valueIn({ kind, refersTo }: FieldMeta, value: string, files: readonly SourceFile[]): Sentence {
  const product = refersTo && files.find((file) => routeOf(file) === `/${value}`);
  if (product) return { inFile: value, inForm: nameOf(product) };
  return kind ? shortened(value) : choice(value);
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

const orderWords = (where: string): ScopeWords => ({
  what: (order) => `${where} ${order}. sıra`,
  fix(taken) {
    const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find(
      (order) => !taken.includes(order),
    );
    return `Başka bir sıra numarası verin; boştaki ilk sıra: ${free}.`;
  },
});

const scopes: Readonly<Record<UniqueScope, ScopeWords>> = {
  address: {
    what: (slug) => `“${slug}” adresi`,
    fix: () => "Her sayfanın adresi farklı olmalı; başka bir adres verin.",
  },
  menuOrder: orderWords("Menüdeki"),
  catalogueOrder: orderWords("Katalogdaki"),
  formOrder: orderWords("Formdaki"),
  footerOrder: orderWords("Alt bilgideki"),
  pageMenuOrder: orderWords("Menüdeki"),
  headerOrder: orderWords("Üst menüdeki"),
  pageFooterOrder: orderWords("Alt bilgi sütunundaki"),
  anchor: {
    what: (id) => `“${id}” adı bu sayfada`,
    fix: () => "Sayfadaki her bölümün ve sorunun adresteki adı farklı olmalı; birini değiştirin ya da silin.",
  },
  cardTitle: {
    what: (title) => `“${title}” kart başlığı`,
    fix: () => "Ziyaretçi kartları başlığından ayırt eder; karta başka bir başlık verin.",
  },
  formOption: {
    what: (label) => `“${label}” form seçeneği`,
    fix: () => "Gelen mesajda ürün bu adla yazar; seçeneğe başka bir ad verin.",
  },
  productName: {
    what: (name) => `“${name}” ürün adı`,
    fix: () => "Sayfanın başlığı ve aramadaki adıdır; ürüne başka bir ad verin.",
  },
  menuLabel: {
    what: (label) => `Menüdeki “${label}” adı`,
    fix: () => "Menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  headerLabel: {
    what: (label) => `Üst menüdeki “${label}” adı`,
    fix: () => "Üst menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  footerLabel: {
    what: (label) => `Alt bilgideki “${label}” adı`,
    fix: () => "Alt bilgide iki bağlantı aynı görünür; başka bir ad verin.",
  },
  searchTitle: {
    what: (title) => `“${shortened(String(title))}” arama başlığı`,
    fix: () => "Arama sonuçlarında iki sayfa aynı görünür; bu sayfaya kendi başlığını yazın.",
  },
  searchDescription: {
    what: (description) => `“${shortened(String(description))}” arama tanıtımı`,
    fix: () => "Arama sonuçlarında iki sayfa aynı görünür; bu sayfaya kendi tanıtımını yazın.",
  },
  category: {
    what: (name) => `“${name}” kategorisi`,
    fix: () => "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  },
};

/** Reports products and pages whose address belongs to a fixed page or a file of the site. */
function takenAddress(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  const slug = file.kind?.route === "slug" ? dig(file.value, ["slug"]) : undefined;
  if (typeof slug !== "string") return [];
  const paths = files.map(({ path }) => path);
  const page = routedKinds.find((kind) => kind.route === `/${slug}` && isPresent(kind, paths));
  const message = page
    ? worded`“${slug}” adresi sitenin kendi sayfası: ${documentAt(page.file)}.`
    : `“${slug}” adresi sitenin kendisine ayrılmış.`;
  return page || reservedAddresses.includes(slug)
    ? [problemAt(file, positionOf(file, ["slug"]), message, "Başka bir adres verin.")]
    : [];
}

/** Reports section and question ids used by the page frame or fixed pages. */
const takenAnchors = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ meta, value }) => meta.uniqueIn === "anchor" && reservedIds.some((id) => id === value))
    .map(({ path, value }) =>
      problemAt(
        file,
        positionOf(file, path),
        `“${value}” adını sayfanın kendisi kullanır.`,
        worded`Başka bir ad verin ya da ${line} ${clear}.`,
      ),
    );
