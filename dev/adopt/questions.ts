import type { z } from "zod";
import { brandSchema } from "../../src/content-model/brand.ts";
import { homePageSchema } from "../../src/content-model/pages/home.ts";
import { productSchema } from "../../src/content-model/product.ts";
import { siteSchema } from "../../src/content-model/site.ts";
import { dialledNumber } from "../../src/content-model/telephone.ts";
import { slugOf } from "../../src/domain/turkish.ts";
import type { Ask, Question } from "../deploy/ask.ts";
import type { Answers } from "./content.ts";

const { brand, subtitle, address, url, email } = siteSchema.shape;
const { street, city, postalCode } = address.shape;

/** Accepts what the field of the content model accepts. */
const fits =
  (schema: z.ZodType, hint: string) =>
  (answer: string): string | undefined =>
    schema.safeParse(answer).success ? undefined : hint;

const orEmpty = (check: (answer: string) => string | undefined) => (answer: string) =>
  answer === "" ? undefined : check(answer);

const isPhone = (answer: string) =>
  dialledNumber(answer) ? undefined : "Alan koduyla yazın, örneğin 0252 111 22 33.";

const isPlace = (answer: string) =>
  /^-?\d{1,2}\.\d+\s*[,;]\s*-?\d{1,3}\.\d+$/.test(answer)
    ? undefined
    : "Enlem ve boylamı noktalı yazın, örneğin 37.2153, 28.3636.";

const isSpan = (answer: string) =>
  /^([01]\d|2[0-3])\.[0-5]\d\s*[–-]\s*([01]\d|2[0-3])\.[0-5]\d$/.test(answer)
    ? undefined
    : "Açılış ve kapanışı yazın, örneğin 08.30–18.00.";

const colour = "Rengi # ve altı rakam ya da harfle yazın, örneğin #1F4E5F.";

/** All questions except those about products, in order. `initial: ""` makes an answer optional. */
const questions: Readonly<Record<Exclude<keyof Answers, "categories">, Omit<Question, "name">>> = {
  brand: { message: "Laboratuvarın adı", check: fits(brand, "En çok 40 karakter yazın.") },
  subtitle: {
    message: "Adın altında duran tanım",
    initial: "Diş Laboratuvarı",
    check: fits(subtitle, "En çok 40 karakter yazın."),
  },
  street: { message: "Adres: mahalle, cadde, numara, ilçe", check: fits(street, "En çok 120 karakter.") },
  postalCode: { message: "Posta kodu", check: fits(postalCode, "Posta kodunu yazın.") },
  city: { message: "Şehir", check: fits(city, "En çok 40 karakter yazın.") },
  coordinates: {
    message: "Haritadaki yeri: enlem, boylam (haritada kapınıza sağ tıklayınca çıkan iki sayı)",
    check: isPlace,
  },
  phone: { message: "Telefon", check: isPhone },
  secondPhone: { message: "İkinci telefon (yoksa boş bırakın)", initial: "", check: orEmpty(isPhone) },
  whatsapp: { message: "WhatsApp numarası (yoksa boş bırakın)", initial: "", check: orEmpty(isPhone) },
  email: {
    message: "E-posta (yoksa boş bırakın)",
    initial: "",
    check: orEmpty(fits(email, "Adresi ad@laboratuvar.com gibi yazın.")),
  },
  url: {
    message: "Sitenin adresi, https:// ile",
    check: fits(url, "https:// ile, sonunda eğik çizgi olmadan yazın, örneğin https://www.laboratuvar.com."),
  },
  hours: { message: "Hafta içi çalışma saatleri", initial: "09.00–18.00", check: isSpan },
  main: { message: "Ana renk: düğmeler, bağlantılar", check: fits(brandSchema.shape.main, colour) },
  accent: { message: "Vurgu rengi: süreler, rakamlar", check: fits(brandSchema.shape.accent, colour) },
};

/** The environment variable of an answer: ADOPT_SECOND_PHONE. */
const variable = (name: string) => `ADOPT_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;

const listOf = (answer: string) =>
  answer
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** A comma-separated list of distinct, valid names. */
function isList(schema: z.ZodType, most: number, taken: readonly string[] = []) {
  return (answer: string): string | undefined => {
    const names = listOf(answer);
    const slugs = [...taken, ...names].map(slugOf);
    const twice = names.find((name) => slugs.filter((each) => each === slugOf(name)).length > 1);
    const wrong = names.find((name) => slugOf(name) === "" || !schema.safeParse(name).success);
    if (names.length === 0 || names.length > most)
      return `Virgülle ayırarak en az bir, en çok ${most} ad yazın.`;
    if (twice !== undefined) return `“${twice}” iki kez yazılmış.`;
    return wrong === undefined ? undefined : `“${wrong}” uzun ya da harfsiz; kısaltın.`;
  };
}

const mostCategories = 8;
const mostProducts = 40;

/** Asks for everything `contentOf` needs. */
export async function answersFrom(ask: Ask): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const [name, question] of Object.entries(questions))
    answers[name] = await ask.answer({ name: variable(name), ...question });
  const named = await ask.answer({
    name: "ADOPT_CATEGORIES",
    message: "Ürün kategorileri, virgülle ayırarak",
    check: isList(homePageSchema.shape.catalogue.shape.categories.element, mostCategories),
  });
  const categories: { name: string; products: string[] }[] = [];
  for (const [index, name] of listOf(named).entries()) {
    const products = await ask.answer({
      name: `ADOPT_PRODUCTS_${index + 1}`,
      message: `“${name}” kategorisindeki ürünler, virgülle ayırarak`,
      check: isList(
        productSchema.shape.name,
        mostProducts,
        categories.flatMap((category) => category.products),
      ),
    });
    categories.push({ name, products: listOf(products) });
  }
  return { ...(answers as Record<Exclude<keyof Answers, "categories">, string>), categories };
}
