import type { z } from "zod";
import { contactAddress, slipAddress } from "../domain/contact-links";
import { kebabCase } from "../domain/kebab-case";
import { productListAddress } from "../domain/product-list";
import { brandSchema } from "./brand";
import { holidaysSchema } from "./holidays";
import { navigationSchema } from "./navigation";
import { contactPageSchema } from "./pages/contact";
import { homePageSchema } from "./pages/home";
import { notFoundPageSchema } from "./pages/not-found";
import { pageSchema } from "./pages/page";
import { productsPageSchema } from "./pages/products";
import { workSlipPageSchema } from "./pages/work-slip";
import { productSchema } from "./product";
import { siteSchema } from "./site";

/** A kind of document in `content/`. */
export interface DocumentKind {
  /** Name of the GraphQL type. */
  type: string;
  /** Path below `content/`; "*" is any file name. */
  file: string;
  /** Route of the page; missing if the document is no page, "slug" if the document defines it. */
  route?: string;
  /** Field that names a document, if there are many of the kind. */
  title?: string;
  /** True if the file is optional; without it there is no page, link or search result. */
  optional?: true;
  /** True if the page is excluded from the sitemap and search engines. */
  unlisted?: true;
  /** Its description explains the document in Turkish. */
  schema: z.ZodObject;
}

export const documentKinds: readonly DocumentKind[] = [
  {
    type: "SiteInfo",
    file: "site.yaml",
    schema: siteSchema.meta({ label: "Laboratuvarın adı, iletişim bilgileri ve sayıları" }),
  },
  { type: "Brand", file: "brand.yaml", schema: brandSchema.meta({ label: "Sitenin renkleri" }) },
  {
    type: "Navigation",
    file: "navigation.yaml",
    schema: navigationSchema.meta({ label: "Menüler ve alt bilgi" }),
  },
  {
    type: "Holidays",
    file: "holidays.yaml",
    schema: holidaysSchema.meta({
      label: "Teslim günü",
      hint: "Kapalı günler ve ürün sayfalarındaki metinler.",
    }),
  },
  {
    type: "Product",
    file: "products/*.yaml",
    route: "slug",
    title: "name",
    schema: productSchema.meta({
      label: "Ürün",
      hint: "Sayfası, menüdeki yeri, katalog kartı ve form seçeneği.",
    }),
  },
  {
    type: "HomePage",
    file: "pages/home.yaml",
    route: "/",
    schema: homePageSchema.meta({ label: "Ana sayfa" }),
  },
  {
    type: "ProductsPage",
    file: "pages/products.yaml",
    route: productListAddress,
    schema: productsPageSchema.meta({
      label: "Tüm ürünlerin tablosu",
      hint: "Ürünler kendi formlarından gelir.",
    }),
  },
  {
    type: "ContactPage",
    file: "pages/contact.yaml",
    route: contactAddress,
    schema: contactPageSchema.meta({ label: "İletişim sayfası" }),
  },
  {
    type: "WorkSlipPage",
    file: "pages/work-slip.yaml",
    route: slipAddress,
    optional: true,
    schema: workSlipPageSchema.meta({ label: "İş formu sayfası", hint: "Ölçüyle gönderilen kâğıt form." }),
  },
  {
    type: "NotFoundPage",
    file: "pages/not-found.yaml",
    route: "/404",
    unlisted: true,
    schema: notFoundPageSchema.meta({ label: "Bulunamayan adreslerde görünen sayfa" }),
  },
  // All other files in the pages folder.
  {
    type: "Page",
    file: "pages/*.yaml",
    route: "slug",
    title: "title",
    schema: pageSchema.meta({
      label: "Sayfa",
      hint: "Bölümlerden oluşur, menüdeki ve alt bilgideki yerini kendisi söyler.",
    }),
  },
];

/** Reserved paths of the built site. */
export const reservedAddresses: readonly string[] = [
  "admin",
  // Cloudflare answers it itself.
  "cdn-cgi",
  "firebase-messaging-sw",
  "functions",
  "icons",
  "index",
  "ngsw-worker",
  "page-data",
  "service-worker",
  "static",
  "sw",
];

/** File name of a kind: "HomePage" is "home-page". */
export const fileNameOf = ({ type }: DocumentKind): string => kebabCase(type);

/** Template of a kind: "HomePage" is "home". */
export const templateOf = (kind: DocumentKind): string => fileNameOf(kind).replace(/-page$/, "");

/**
 * Returns the kind of a file.
 * @param path path below `content/`, with forward slashes
 */
export function documentKindOf(path: string): DocumentKind | undefined {
  return documentKinds.find((kind) => {
    if (!kind.file.includes("*")) return kind.file === path;
    const [folder, ending] = kind.file.split("*") as [string, string];
    return path.startsWith(folder) && path.endsWith(ending) && !path.slice(folder.length).includes("/");
  });
}
