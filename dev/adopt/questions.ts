import { z } from "zod";
import { brandSchema } from "../../src/content-model/brand.ts";
import { brandFile } from "../../src/content-model/brand-files.ts";
import { paletteProblems } from "../../src/content-model/check/palette-problems.ts";
import { parseSourceFile } from "../../src/content-model/documents.ts";
import { productsPageSchema } from "../../src/content-model/pages/products.ts";
import { productSchema } from "../../src/content-model/product.ts";
import { siteSchema } from "../../src/content-model/site.ts";
import { dialledNumber } from "../../src/content-model/telephone.ts";
import { slugOf } from "../../src/domain/turkish.ts";
import type { Ask } from "../ask.ts";

const { brand, subtitle, address, url, email } = siteSchema.shape;
const { main, accent } = brandSchema.shape;
const phone = z.string().refine((answer) => dialledNumber(answer) !== undefined);
const whatsapp = z.string().refine((answer) => /^\+\d+$/.test(dialledNumber(answer) ?? ""));
const hours = z
  .string()
  .regex(/^([01]\d|2[0-3])\.[0-5]\d\s*[–-]\s*([01]\d|2[0-3])\.[0-5]\d$/)
  .refine((answer) => answer.slice(0, 5) < answer.slice(-5));

/** Answer, question, accepted values and, if any, the default; "" makes an answer optional. */
const questions = [
  ["brand", "Laboratuvarın adı", brand],
  ["subtitle", "Adın altında duran tanım (gerekmiyorsa boş bırakın)", subtitle.unwrap(), ""],
  ["street", "Adres: mahalle, cadde, numara, ilçe", address.shape.street],
  ["postalCode", "Posta kodu", address.shape.postalCode],
  ["city", "Şehir", address.shape.city],
  ["phone", "Telefon, alan koduyla (yurt dışıysa + ve ülke koduyla), örneğin 0252 111 22 33", phone],
  ["whatsapp", "WhatsApp numarası (yoksa boş bırakın), örneğin 0532 111 22 33", whatsapp, ""],
  ["email", "E-posta (yoksa boş bırakın), örneğin bilgi@laboratuvar.com", email, ""],
  ["url", "Sitenin adresi, sonunda eğik çizgi olmadan, örneğin https://www.laboratuvar.com", url],
  ["hours", "Hafta içi çalışma saatleri, örneğin 08.30–18.00", hours, "09.00–18.00"],
  // Before the main colour, whose contrast is checked on backgrounds derived from the accent.
  ["accent", "Vurgu rengi: süreler, rakamlar, örneğin #B4532A", accent],
  ["main", "Ana renk: düğmeler, bağlantılar, örneğin #1F4E5F", main],
] as const satisfies readonly (readonly [string, string, z.ZodType, string?])[];

export interface Answers extends Record<(typeof questions)[number][0], string> {
  categories: readonly { name: string; products: readonly string[] }[];
}

/** Validates an answer by the content model; the message shows the question's example. */
const accepts = (schema: z.ZodType, message: string) => (answer: string) => {
  const [issue] = schema.safeParse(answer).error?.issues ?? [];
  if (issue?.code === "too_big") return `En çok ${issue.maximum} karakter yazın.`;
  const [, example] = message.split("örneğin ");
  return issue && (example ? `Şöyle yazın: ${example}` : "Bir metin yazın.");
};

/** Refuses a main colour without enough contrast, like the content check, and names the nearest one. */
function unreadable({ main, accent }: Readonly<Record<string, string>>): string | undefined {
  const [problem] = paletteProblems(parseSourceFile(brandFile, `main: "${main}"\naccent: "${accent}"\n`));
  if (!problem) return undefined;
  const { message, fix, value } = problem;
  return `${message} ${value === undefined ? fix : `En yakın okunur renk: ${value}`}`;
}

/** The environment variable of an answer: ADOPT_POSTAL_CODE. */
const variable = (name: string) => `ADOPT_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;

const listOf = (answer: string) =>
  answer
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** Accepts a comma-separated list of distinct, valid names. */
function acceptsList(schema: z.ZodType, max: number, taken: readonly string[] = []) {
  return (answer: string): string | undefined => {
    const names = listOf(answer);
    const slugs = [...taken, ...names].map(slugOf);
    const twice = names.find((name) => slugs.filter((each) => each === slugOf(name)).length > 1);
    const wrong = names.find((name) => slugOf(name) === "" || !schema.safeParse(name).success);
    if (names.length === 0 || names.length > max)
      return `Virgülle ayırarak en az bir, en çok ${max} ad yazın.`;
    if (twice !== undefined) return `“${twice}” iki kez yazılmış.`;
    return wrong === undefined ? undefined : `“${wrong}” uzun ya da harfsiz; kısaltın.`;
  };
}

export async function answersFrom(ask: Ask): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const [name, message, schema, initial] of questions) {
    const accepted = accepts(schema, message);
    const check = (answer: string) =>
      answer === initial
        ? undefined
        : (accepted(answer) ?? (name === "main" ? unreadable({ ...answers, main: answer }) : undefined));
    answers[name] = await ask.answer({ name: variable(name), message, initial, check });
  }
  const names = await ask.answer({
    name: "ADOPT_CATEGORIES",
    message: "Ürün kategorileri, virgülle ayırarak",
    check: acceptsList(productsPageSchema.shape.filter.shape.categories.element, 8),
  });
  const categories: { name: string; products: string[] }[] = [];
  for (const [i, name] of listOf(names).entries()) {
    const taken = categories.flatMap(({ products }) => products);
    const products = await ask.answer({
      name: `ADOPT_PRODUCTS_${i + 1}`,
      message: `“${name}” kategorisindeki ürünler, virgülle ayırarak`,
      check: acceptsList(productSchema.shape.name, 40, taken),
    });
    categories.push({ name, products: listOf(products) });
  }
  return { ...(answers as Record<(typeof questions)[number][0], string>), categories };
}
