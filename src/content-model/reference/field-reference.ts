import { z } from "zod";
import { type DocumentKind, documentKinds } from "..";
import { hintOf, labelOf } from "../label";
import { limitsOf } from "../limits";
import { metaOf, optionsOf, typeOf, unwrap } from "../schema";

/** Path of the generated file, relative to the project. */
export const referenceFile = "docs/fields.md";

const introduction = `# Bütün alanlar

Bu dosyayı \`npm run format\` içerik modelinden yazar. Alan sütunundaki \`[]\` bir listenin her maddesidir, \`*\` sizin verdiğiniz addır.
Zorunlu olmayan alan yazılmazsa gösterdiği şey sitede çıkmaz.
`;

/** Reference of all fields of all documents, as Markdown in the editors' language. */
export function fieldReference(): string {
  const unions = new Map<string, z.ZodObject>();
  const kinds = documentKinds.map((kind) => kindChapter(kind, unions));
  const sections = [...unions].map(([type, schema]) => sectionChapter(type, schema));
  return `${[introduction, ...kinds, ...sections].join("\n")}`;
}

function kindChapter({ file, schema, route, optional }: DocumentKind, unions: Map<string, z.ZodObject>) {
  const { description = file } = metaOf(schema);
  const facts = [
    route && route !== "slug" ? `Adresi \`${route}\`.` : "",
    route === "slug" ? "Adresi `slug` alanındadır." : "",
    optional ? "Dosya olmadan da site kurulur." : "",
  ];
  return chapter(`content/${file}`, [description, ...facts].filter(Boolean).join(" "), schema, unions);
}

function sectionChapter(type: string, schema: z.ZodObject): string {
  const { description = type } = metaOf(schema);
  return chapter(`Bölüm: ${labelOf(description)}`, `\`type: ${type}\`. ${hintOf(description) ?? ""}`, schema);
}

function chapter(
  title: string,
  text: string,
  schema: z.core.$ZodType,
  unions = new Map<string, z.ZodObject>(),
): string {
  const rows = rowsOf(schema, "", unions);
  return [
    `## ${title}\n`,
    `${text.trim()}\n`,
    "| alan | zorunlu | sınır | ne yazılır |",
    "| --- | --- | --- | --- |",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
    "",
  ].join("\n");
}

/** A row per field, parents before their children. */
function rowsOf(declared: z.core.$ZodType, path: string, unions: Map<string, z.ZodObject>): string[][] {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => {
      const below = path ? `${path}.${key}` : key;
      return unwrap(field) instanceof z.ZodLiteral
        ? []
        : [rowOf(field, below), ...rowsOf(field, below, unions)];
    });
  if (schema instanceof z.ZodArray) return rowsOf(schema.element, `${path}[]`, unions);
  if (schema instanceof z.ZodRecord) return rowsOf(schema.valueType as z.core.$ZodType, `${path}.*`, unions);
  if (schema instanceof z.ZodDiscriminatedUnion)
    for (const option of optionsOf(schema)) unions.set(typeOf(option) ?? "", option);
  return [];
}

function rowOf(declared: z.core.$ZodType, path: string): string[] {
  const { description = "" } = metaOf(declared);
  const isRequired = !(declared instanceof z.ZodOptional);
  return [`\`${path}\``, isRequired ? "evet" : "", limitText(declared), cell(description)];
}

const cell = (text: string) => text.replace(/\|/g, "\\|");

/** "en çok 60 karakter", "3–5 madde", the choices, or "". */
function limitText(declared: z.core.$ZodType): string {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `\`${option}\``).join(", ");
  if (schema instanceof z.ZodNumber) return "sayı";
  if (schema instanceof z.ZodBoolean) return "`true` ya da `false`";
  const isList = schema instanceof z.ZodArray;
  if (!isList && !(schema instanceof z.ZodString)) return "";
  const { least, most } = limitsOf(schema);
  const unit = isList ? "madde" : "karakter";
  if (isList && least !== undefined && most !== undefined)
    return least === most ? `${most} ${unit}` : `${least}–${most} ${unit}`;
  if (most !== undefined) return `en çok ${most} ${unit}`;
  return isList && least !== undefined ? `en az ${least} ${unit}` : "";
}
