import { z } from "zod";
import { type ContentIndex, factOf, type ListedValues, ownFacts } from "../content-index";
import { positionOf, positionOfPart, type SourceFile } from "../documents";
import { placeholdersIn, strayBraces } from "../placeholders";
import { productFacts } from "../product-facts";
import { sentenceNames } from "../sentences";
import { dig, type Field, fieldsOf, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";
import {
  clear,
  documentWords,
  fieldWords,
  inSite,
  line,
  sentences,
  siteField,
  type Words,
  worded,
} from "./sentence";
import { didYouMean, nearest } from "./suggest";

/** Reports unknown facts, groups and categories. */
export function referenceProblems(file: SourceFile, index: ContentIndex): Problem[] {
  const facts = index.siteFacts && [...ownFacts(file), ...index.siteFacts];
  // Sentences may reference facts, but no other sentences.
  const namesFor = ({ path }: Field) =>
    file.kind?.type === "SiteInfo" && path[0] === "sentences"
      ? facts
      : facts && [...facts, ...index.sentences];
  return fieldsOf(file).flatMap((field) => {
    const { meta, value } = field;
    if (meta.fromFact) return fromFactProblems(file, field);
    if (typeof value !== "string") return [];
    if (meta.kind === "factName") {
      return [
        ...factProblems(file, field, [value], facts),
        ...zeroProblems(file, field, [value], index),
        ...partProblems(file, field, value, index),
      ];
    }
    if (meta.kind === "text") {
      return [
        ...factProblems(file, field, placeholdersIn(value), namesFor(field)),
        ...zeroProblems(file, field, placeholdersIn(value), index),
        ...braceProblems(file, field, value),
      ];
    }
    if (meta.listedIn) return listProblems(file, field, value, index.lists[meta.listedIn]);
    return [];
  });
}

function factProblems(
  file: SourceFile,
  field: Field,
  names: readonly string[],
  facts: readonly string[] | undefined,
): Problem[] {
  if (!facts) return [];
  return names
    .filter((name) => !facts.includes(name))
    .map((name) => {
      const [near] = nearest(name, facts);
      const others = facts.map((fact) => (field.meta.kind === "text" ? `{${fact}}` : fact)).join(", ");
      return problemAt(
        file,
        positionOfPart(file, field.path, field.meta.kind === "text" ? `{${name}}` : name),
        `{${name}} adında bir bilgi yok.`,
        near
          ? `Bunu mu demek istediniz: {${near}}?`
          : worded`Kullanılabilenler: ${others}. ${wayOut(file, field, name)}`,
      );
    });
}

/** Fix for a reference that resembles no known fact. */
function wayOut(file: SourceFile, { meta }: Field, name: string): Words {
  const remove = meta.kind === "text" ? "Cümleyi çıkarın" : "Bu sayıyı çıkarın";
  if (name === "legalName")
    return worded`${remove} ya da unvanı ${inSite} ${siteField("company")} altında ${siteField("company", "legalName")} olarak yazın.`;
  if (file.kind?.type === "Product" && productFacts.has(name))
    return worded`${remove} ya da bu ürünün ${fieldWords(file, [name])} alanını yazın.`;
  if (sentenceNames.includes(name))
    return worded`${remove} ya da kuralı ${inSite} ${siteField("sentences")} altına yazın.`;
  return worded`${remove} ya da bilgiyi ${inSite} ${siteField("facts")} altına yazın.`;
}

/** A missing figure would be published as zero. */
const zeroProblems = (
  file: SourceFile,
  field: Field,
  names: readonly string[],
  index: ContentIndex,
): Problem[] =>
  names
    .filter((name) => dig(factOf(file, name, index), ["number"]) === 0)
    // A zero that the model rejects is reported at its field.
    .filter((name) => z.safeParse(productFacts.get(name) ?? z.any(), dig(file.value, [name])).success)
    .map((name) =>
      problemAt(
        file,
        positionOfPart(file, field.path, field.meta.kind === "text" ? `{${name}}` : name),
        `{${name}} bilgisinin değeri 0; metinde “0” olarak görünür.`,
        "Bilginin gerçek sayısını yazın ya da onu buradan çıkarın; kullanılmayan bilgi silinebilir.",
      ),
    );

/** A brace outside of a {name} would be printed. */
function braceProblems(file: SourceFile, field: Field, value: string): Problem[] {
  return strayBraces(value).map((part) =>
    problemAt(
      file,
      positionOfPart(file, field.path, part),
      `Süslü parantez bir bilgiye dönüşmüyor: ${part}`,
      "Bilginin adını boşluksuz ve Türkçe harf kullanmadan, süslü parantezlerin arasına yazın, örneğin {experience}.",
    ),
  );
}

/** Beside `fact`, prefix and unit would be ignored. */
function fromFactProblems(file: SourceFile, field: Field): Problem[] {
  const key = String(field.path.at(-1));
  const stat = field.path.slice(0, -1);
  // A step's unit may be written beside its fact (`duration-problems.ts`).
  const isWritten = key === "number" || (field.meta.kind === undefined && key === "unit");
  if (isWritten || dig(file.value, [...stat, "fact"]) === undefined) return [];
  return [
    problemAt(
      file,
      positionOf(file, field.path, "key"),
      worded`${fieldWords(file, [...stat, "fact"])} varken ${fieldWords(file, field.path)} kullanılmaz.`,
      worded`Bu ${line} ${clear}; ${fieldWords(file, field.path)} bilginin kendisinden gelir.`,
    ),
  ];
}

/** An end of a fact that is no range would be empty. */
function partProblems(file: SourceFile, field: Field, name: string, index: ContentIndex): Problem[] {
  const partPath = [...field.path.slice(0, -1), "part"];
  const fact = factOf(file, name, index);
  if (dig(file.value, partPath) === undefined || !isRecord(fact) || fact.to !== undefined) return [];
  return [
    problemAt(
      file,
      positionOf(file, partPath, "key"),
      worded`{${name}} bir aralık değil; ${fieldWords(file, partPath)} kullanılmaz.`,
      worded`Bu ${line} ${clear} ya da bilgiye ${siteField("facts", name, "to")} ile üst sınır verin.`,
    ),
  ];
}

function listProblems(
  file: SourceFile,
  field: Field,
  value: string,
  { what, values, where }: ListedValues,
): Problem[] {
  if (values.length === 0 || values.includes(value)) return [];
  const near = didYouMean(value, values);
  return [
    problemAt(
      file,
      positionOf(file, field.path),
      `“${value}” diye bir ${what} yok.`,
      sentences(near, worded`Kullanılabilenler (${documentWords(where)}): ${values.join(", ")}.`),
    ),
  ];
}
