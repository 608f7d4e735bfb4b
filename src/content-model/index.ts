import type { z } from "zod";
import { kebabCase } from "../domain/kebab-case";
import { productListAddress } from "../domain/product-list";
import { brandSchema } from "./brand";
import { holidaysSchema } from "./holidays";
import { contactPageSchema } from "./pages/contact";
import { homePageSchema } from "./pages/home";
import { notFoundPageSchema } from "./pages/not-found";
import { pageSchema } from "./pages/page";
import { productsPageSchema } from "./pages/products";
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
    schema: productsPageSchema.describe("Tüm ürünlerin tablosu; ürünler kendi formlarından gelir."),
  },
  {
    type: "ContactPage",
    file: "pages/contact.yaml",
    route: "/iletisim",
    schema: contactPageSchema.describe("İletişim sayfası."),
  },
  {
    type: "WorkSlipPage",
    file: "pages/work-slip.yaml",
    route: "/is-formu",
    optional: true,
    schema: workSlipPageSchema.describe("İş formu sayfası: ölçüyle gönderilen kâğıt form."),
  },
  {
    type: "NotFoundPage",
    file: "pages/not-found.yaml",
    route: "/404",
    unlisted: true,
    schema: notFoundPageSchema.describe("Bulunamayan adreslerde görünen sayfa."),
  },
  // Every other file among the pages.
  {
    type: "Page",
    file: "pages/*.yaml",
    route: "slug",
    schema: pageSchema.describe(
      "Bir sayfa; bölümlerden oluşur, menüdeki ve alt bilgideki yerini kendisi söyler.",
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

/** The name files of a kind have: "HomePage" is "home-page". */
export const fileNameOf = ({ type }: DocumentKind): string => kebabCase(type);

/** The name of the template of a kind: "HomePage" has "home". */
export const templateOf = (kind: DocumentKind): string => fileNameOf(kind).replace(/-page$/, "");

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
