import { calendarYear } from "../../domain/format";
import { isSameUnit } from "../../domain/units";
import { type ContentIndex, factOf, ownFacts } from "../content-index";
import type { SourceFile } from "../documents";
import { placeholdersIn, strayBraces } from "../placeholders";
import { productFacts } from "../product-facts";
import { dig, type Field, fieldsOf } from "../walk";
import { named } from "./names";
import { type Place, type Problem, problemAt } from "./problem";
import { didYouMean, nearest } from "./suggest";

/** Reports references to missing facts, groups, categories and products. */
export function referenceProblems(file: SourceFile, index: ContentIndex): Problem[] {
  // A product may have a fact of its own under a name of the laboratory's.
  const facts = index.siteFacts && [...new Set([...ownFacts(file), ...index.siteFacts])];
  // Sentences may reference facts, but no other sentences.
  const namesFor = ({ path }: Field) =>
    file.kind?.type === "SiteInfo" && path[0] === "sentences"
      ? facts
      : facts && [...facts, ...index.sentences];
  return fieldsOf(file).flatMap((field) => {
    const { meta, value } = field;
    if (typeof value !== "string") return [];
    if (meta.kind === "factName")
      return [
        ...factProblems(file, field, [value], facts, index),
        ...unitProblems(file, field, value, index),
      ];
    if (meta.kind === "text")
      return [
        ...factProblems(file, field, placeholdersIn(value), namesFor(field), index),
        ...braceProblems(file, field),
        ...suffixProblems(file, field, index),
      ];
    if (meta.listedIn) return listProblems(file, field, value, index);
    return meta.refersTo ? productProblems(file, field, value, index) : [];
  });
}

/** A reference as it is written: "{name}" in a text. */
const writtenAs = ({ meta }: Field, name: string) => (meta.kind === "text" ? `{${name}}` : name);

function factProblems(
  file: SourceFile,
  field: Field,
  names: readonly string[],
  facts: readonly string[] | undefined,
  { site }: ContentIndex,
): Problem[] {
  if (!facts) return [];
  return names
    .filter((name) => !facts.includes(name))
    .map((name) => {
      const [near] = nearest(name, facts);
      const others = facts.map((fact) => writtenAs(field, fact)).join(", ");
      const place = placeFor(file, name, site);
      const wayOut = `Kullanılabilenler: ${others}. Buradan çıkarın ya da bilgiyi şuraya yazın:`;
      return problemAt(
        file,
        field.path,
        {
          message: `{${name}} adında bir bilgi yok.`,
          fix: near ? `Bunu mu demek istediniz: {${near}}?` : wayOut,
          see: near || !place ? [] : [place],
        },
        { part: writtenAs(field, name) },
      );
    });
}

/** Where to write a missing fact. */
function placeFor(file: SourceFile, name: string, site: SourceFile | undefined): Place | undefined {
  if (file.kind?.type === "Product" && productFacts.has(name)) return { file, path: [name] };
  return site && { file: site, path: [] };
}

/** A suffix right behind a {name}: "{technicians}ndan" would be shown as "9ndan". */
const suffixProblems = (file: SourceFile, { path, value }: Field, index: ContentIndex): Problem[] =>
  [...String(value).matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}\p{L}+/gu)].map(([part, name = ""]) => {
    const fact = factOf(file, name, index);
    const unit = dig(fact, ["unit"]);
    const word = unit === calendarYear ? "yılında" : unit ? `${unit} içinde` : "kişiden";
    return problemAt(
      file,
      path,
      {
        message: `Ek bitişik yazılmış: “${part}”.`,
        fix: fact
          ? `Sayıyla ekin arasına bir sözcük koyun, örneğin {${name}} ${word}.`
          : `Adın ekini kesme işaretiyle ayırın, örneğin {city}’de.`,
      },
      { part },
    );
  });

/** A brace outside of a {name} would be printed. */
const braceProblems = (file: SourceFile, { path, value }: Field): Problem[] =>
  strayBraces(String(value)).map((part) =>
    problemAt(
      file,
      path,
      {
        message: `Süslü parantez bir bilgiye dönüşmüyor: ${part}`,
        fix: "Bilginin adını boşluksuz ve Türkçe harf kullanmadan, süslü parantezlerin arasına yazın, örneğin {experience}.",
      },
      { part },
    ),
  );

/** The unit beside a fact may have another name ("gün" for "iş günü"), but must be the same unit. */
function unitProblems(file: SourceFile, { path }: Field, name: string, index: ContentIndex): Problem[] {
  const unitPath = [...path.slice(0, -1), "unit"];
  const written = dig(file.value, unitPath);
  const unit = dig(factOf(file, name, index), ["unit"]);
  if (typeof written !== "string" || typeof unit !== "string" || isSameUnit(unit, written)) return [];
  const message = `{${name}} bilgisinin birimi “${unit}”; ${named(file, unitPath)} onu değiştirir.`;
  return [problemAt(file, unitPath, { message, fix: "Bunu kaldırın; birim bilginin kendisinden gelir." })];
}

function listProblems(
  file: SourceFile,
  { path, meta }: Field,
  value: string,
  index: ContentIndex,
): Problem[] {
  const list = meta.listedIn && index.lists[meta.listedIn];
  if (!list?.place || list.values.length === 0 || list.values.includes(value)) return [];
  const near = didYouMean(value, list.values);
  return [
    problemAt(file, path, {
      message: `“${value}” diye bir ${list.what} yok.`,
      fix: `${near ?? `Kullanılabilenler: ${list.values.join(", ")}. Adını değiştirecekseniz önce yenisini ekleyin, kullananları ona geçirin, sonra eskisini kaldırın.`} Liste:`,
      see: [list.place],
    }),
  ];
}

function productProblems(
  file: SourceFile,
  { path }: Field,
  slug: string,
  { pages, products, hidden, moved }: ContentIndex,
): Problem[] {
  const route = `/${slug}`;
  if (pages.get(route) === file)
    return [
      problemAt(file, path, {
        message: "Burada ürünün kendisi seçilmiş.",
        fix: "Başka bir ürün seçin ya da kaldırın.",
      }),
    ];
  if (!products || products.includes(slug) || hidden.has(route)) return [];
  if (moved.get(route)?.kind?.type === "Product") return [];
  return [
    problemAt(file, path, {
      message: `“${slug}” adresinde bir ürün yok.`,
      fix: didYouMean(slug, products) ?? "Başka bir ürün seçin ya da kaldırın.",
    }),
  ];
}
