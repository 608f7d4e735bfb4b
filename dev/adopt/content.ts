import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDocument, readDocument } from "../../src/content-model/format/format-document.ts";
import { documentKindOf } from "../../src/content-model/index.ts";
import { dialledNumber } from "../../src/content-model/telephone.ts";
import { toWrite } from "../../src/content-model/to-write.ts";
import { isRecord } from "../../src/content-model/walk.ts";
import { slugOf } from "../../src/domain/turkish.ts";
import { root } from "../root.ts";

/** A laboratory's own facts. An empty string omits the field. */
export interface Answers {
  brand: string;
  subtitle: string;
  street: string;
  postalCode: string;
  city: string;
  /** Latitude and longitude: "37.2153, 28.3636". */
  coordinates: string;
  phone: string;
  secondPhone: string;
  whatsapp: string;
  email: string;
  url: string;
  /** Hours from Monday to Friday: "08.30–18.00". */
  hours: string;
  main: string;
  accent: string;
  categories: readonly { name: string; products: readonly string[] }[];
}

/** Texts that suit every laboratory, and marks for those still to be written. */
const templates = join(root, "dev/adopt/content");

/** Maximum menu groups and footer links. */
const limits = { groups: 3, footer: 6 } as const;

/** Returns all files of the content by path. */
export function contentOf(answers: Answers): Map<string, string> {
  const { categories, main, accent } = answers;
  const files = new Map<string, string>();
  for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(templates.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8"));
  }
  files.set("site.yaml", serialise("site.yaml", siteOf(answers)));
  files.set("brand.yaml", serialise("brand.yaml", { main, accent }));
  files.set("navigation.yaml", serialise("navigation.yaml", navigationOf(answers)));
  const home = "pages/home.yaml";
  const names = categories.map(({ name }) => name);
  files.set(
    home,
    changed(home, files.get(home) ?? "", (value) => ({
      ...value,
      catalogue: { ...(isRecord(value.catalogue) ? value.catalogue : {}), categories: names },
    })),
  );
  for (const product of productsOf(answers)) {
    const path = `products/${product.slug}.yaml`;
    files.set(path, serialise(path, product));
  }
  return files;
}

const schemaOf = (path: string) => {
  const kind = documentKindOf(path);
  if (!kind) throw new Error(`No document belongs at ${path}.`);
  return kind.schema;
};

const serialise = (path: string, value: unknown) => formatDocument(schemaOf(path), value);

function changed(
  path: string,
  text: string,
  change: (value: Record<string, unknown>) => Record<string, unknown>,
): string {
  const { value, remarks } = readDocument(text);
  return formatDocument(schemaOf(path), change(isRecord(value) ? value : {}), remarks);
}

const phoneOf = (display: string) => ({ display, e164: dialledNumber(display) ?? "" });

function siteOf({ brand, subtitle, phone, secondPhone, whatsapp, email, url, ...rest }: Answers) {
  const [latitude, longitude] = rest.coordinates.split(/[,;]\s*/).map(Number);
  const [opens = "", closes = ""] = rest.hours.split(/\s*[–-]\s*/);
  return {
    brand,
    subtitle,
    legalNotice: "© {brand} {subtitle}. Tüm hakları saklıdır.",
    blurb: `${toWrite} laboratuvarı tanıtan, her sayfanın altında duran bir iki cümle.`,
    url,
    phone: phoneOf(phone),
    ...(secondPhone ? { morePhones: [{ label: "İkinci hat", ...phoneOf(secondPhone) }] } : {}),
    ...(whatsapp ? { whatsapp: (dialledNumber(whatsapp) ?? "").replace("+", "") } : {}),
    ...(email ? { email } : {}),
    address: {
      street: rest.street,
      city: rest.city,
      postalCode: rest.postalCode,
      latitude,
      longitude,
    },
    hours: [
      {
        days: "Pazartesi–Cuma",
        opens,
        closes,
        schemaDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      },
    ],
  };
}

/** The categories are also the menu's groups, unless there are too many. */
const groupsOf = ({ categories }: Answers): string[] =>
  categories.length > limits.groups ? ["Bütün ürünler"] : categories.map(({ name }) => name);

const navigationOf = (answers: Answers) => ({
  home: { label: "Ana sayfa", to: "/" },
  products: { label: "Ürünler", turnaroundLabel: "Süre", groups: groupsOf(answers) },
  contact: { label: "İletişim", to: "/iletisim" },
  footer: {
    servicesTitle: "Ürünler",
    quickTitle: "Sayfalar",
    quickLinks: [{ label: "Ürün listesi", to: "/urunler" }],
    contactTitle: "İletişim",
    whatsappLabel: "WhatsApp’tan yazın",
  },
});

function productsOf(answers: Answers) {
  const groups = groupsOf(answers);
  const all = answers.categories.flatMap(({ name, products }) =>
    products.map((product) => ({ product, category: name })),
  );
  return all.map(({ product, category }, index) => ({
    slug: slugOf(product),
    name: product,
    summary: `${toWrite} ürünün ne olduğunu söyleyen tek cümle.`,
    seo: {
      title: product,
      description: `${toWrite} ${product}; arama sonucunda görünen iki cümle.`,
    },
    menu: { group: groups.includes(category) ? category : groups[0], order: index + 1 },
    catalogue: [
      {
        title: product,
        description: `${toWrite} ürünü anlatan kısa cümle.`,
        features: [`${toWrite} kısa bir özellik`],
        category,
        icon: "box",
        order: index + 1,
      },
    ],
    ...(index < limits.footer ? { footer: { label: product, order: index + 1 } } : {}),
  }));
}
