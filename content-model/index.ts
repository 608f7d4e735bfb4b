import type { z } from "zod";
import { kebabCase } from "../src/lib/kebab-case";
import { productListAddress } from "../src/lib/product-list";
import { brandSchema } from "./brand";
import { holidaysSchema } from "./holidays";
import {
  aboutPageSchema,
  contactPageSchema,
  faqPageSchema,
  kvkkPageSchema,
  laboratoryPageSchema,
  messageReceivedPageSchema,
  missionPageSchema,
  notFoundPageSchema,
  qualityPageSchema,
  visionPageSchema,
} from "./pages/corporate";
import { homePageSchema } from "./pages/home";
import { productsPageSchema } from "./pages/products";
import { textPageSchema } from "./pages/text";
import { workSlipPageSchema } from "./pages/work-slip";
import { productSchema } from "./product";
import { navigationSchema, siteSchema } from "./site";

/** One kind of document under `content/`, declared once. */
export interface DocumentKind {
  /** Name of the GraphQL type. */
  type: string;
  /** Path below `content/`; "*" stands for any file name in that folder. */
  file: string;
  /** Route the document is shown at; absent for documents that are no page, "slug" when the document says it. */
  route?: string;
  /** True: the site can do without the file; without it there is no such page, link or search hit. */
  optional?: true;
  /** True: nobody looks for the page, so that it stays out of the sitemap and of search engines. */
  unlisted?: true;
  /** Its description says in Turkish what the document is. */
  schema: z.ZodObject;
}

export const documentKinds: readonly DocumentKind[] = [
  {
    type: "SiteInfo",
    file: "site.yaml",
    schema: siteSchema.describe("Laboratuvarın adı, iletişim bilgileri ve sayıları."),
  },
  { type: "Brand", file: "brand.yaml", schema: brandSchema.describe("Sitenin renkleri.") },
  { type: "Navigation", file: "navigation.yaml", schema: navigationSchema.describe("Menüler ve alt bilgi.") },
  {
    type: "Holidays",
    file: "holidays.yaml",
    schema: holidaysSchema.describe("Teslim günü: kapalı günler ve ürün sayfalarındaki metinler."),
  },
  {
    type: "Product",
    file: "products/*.yaml",
    route: "slug",
    schema: productSchema.describe("Bir ürün: sayfası, menüdeki yeri, katalog kartı ve form seçeneği."),
  },
  { type: "HomePage", file: "pages/home.yaml", route: "/", schema: homePageSchema.describe("Ana sayfa.") },
  {
    type: "ProductsPage",
    file: "pages/products.yaml",
    route: productListAddress,
    schema: productsPageSchema.describe("Tüm ürünlerin tablosu; ürünler kendi dosyalarından gelir."),
  },
  {
    type: "AboutPage",
    file: "pages/about.yaml",
    route: "/hakkimizda",
    optional: true,
    schema: aboutPageSchema.describe("Hakkımızda sayfası."),
  },
  {
    type: "VisionPage",
    file: "pages/vision.yaml",
    route: "/vizyonumuz",
    optional: true,
    schema: visionPageSchema.describe("Vizyonumuz sayfası."),
  },
  {
    type: "MissionPage",
    file: "pages/mission.yaml",
    route: "/misyonumuz",
    optional: true,
    schema: missionPageSchema.describe("Misyonumuz sayfası."),
  },
  {
    type: "FaqPage",
    file: "pages/faq.yaml",
    route: "/sss",
    optional: true,
    schema: faqPageSchema.describe("Sık sorulan sorular sayfası."),
  },
  {
    type: "ContactPage",
    file: "pages/contact.yaml",
    route: "/iletisim",
    schema: contactPageSchema.describe("İletişim sayfası."),
  },
  {
    type: "LaboratoryPage",
    file: "pages/laboratory.yaml",
    route: "/laboratuvar",
    optional: true,
    schema: laboratoryPageSchema.describe("Laboratuvar sayfası."),
  },
  {
    type: "KvkkPage",
    file: "pages/kvkk.yaml",
    route: "/kvkk",
    schema: kvkkPageSchema.describe("KVKK sayfası."),
  },
  {
    type: "QualityPage",
    file: "pages/quality.yaml",
    route: "/kalite-standartlari",
    optional: true,
    schema: qualityPageSchema.describe("Kalite standartları sayfası."),
  },
  {
    type: "WorkSlipPage",
    file: "pages/work-slip.yaml",
    route: "/is-formu",
    optional: true,
    schema: workSlipPageSchema.describe("İş formu sayfası: ölçüyle gönderilen kâğıt form."),
  },
  {
    type: "MessageReceivedPage",
    file: "pages/message-received.yaml",
    route: "/mesaj-alindi",
    unlisted: true,
    schema: messageReceivedPageSchema.describe(
      "JavaScript çalışmadan gönderilen bir formdan sonra görünen sayfa; başlığı ile ilk cümlesi sabittir.",
    ),
  },
  {
    type: "NotFoundPage",
    file: "pages/not-found.yaml",
    route: "/404",
    unlisted: true,
    schema: notFoundPageSchema.describe("Bulunamayan adreslerde görünen sayfa."),
  },
  // Every other file among the pages; `kind: text` in it says that it is meant so.
  {
    type: "TextPage",
    file: "pages/*.yaml",
    route: "slug",
    schema: textPageSchema.describe(
      "Bir sayfa; metin, liste, tablo ve sorulardan oluşur, menüdeki ve alt bilgideki yerini kendisi söyler.",
    ),
  },
];

/** Addresses at which the built site has files and folders of its own, beside its pages. */
export const reservedAddresses: readonly string[] = [
  "admin",
  "functions",
  "icons",
  "index",
  "page-data",
  "print",
  "static",
];

/** The name files of a kind have: "AboutPage" is "about-page". */
export const fileNameOf = ({ type }: DocumentKind): string => kebabCase(type);

/**
 * The kind a file belongs to.
 * @param path path below `content/`, with forward slashes
 */
export function documentKindOf(path: string): DocumentKind | undefined {
  return documentKinds.find((kind) => {
    if (!kind.file.includes("*")) return kind.file === path;
    const [folder, ending] = kind.file.split("*") as [string, string];
    return path.startsWith(folder) && path.endsWith(ending) && !path.slice(folder.length).includes("/");
  });
}
