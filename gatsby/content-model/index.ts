import type { z } from "zod";
import {
  aboutPageSchema,
  contactPageSchema,
  faqPageSchema,
  kvkkPageSchema,
  laboratoryPageSchema,
  missionPageSchema,
  notFoundPageSchema,
  qualityPageSchema,
  visionPageSchema,
} from "./pages/corporate";
import { homePageSchema } from "./pages/home";
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
  schema: z.ZodObject;
}

export const documentKinds: readonly DocumentKind[] = [
  { type: "SiteInfo", file: "site.yaml", schema: siteSchema },
  { type: "Navigation", file: "navigation.yaml", schema: navigationSchema },
  { type: "Product", file: "products/*.yaml", route: "slug", schema: productSchema },
  { type: "HomePage", file: "pages/home.yaml", route: "/", schema: homePageSchema },
  { type: "AboutPage", file: "pages/about.yaml", route: "/hakkimizda", schema: aboutPageSchema },
  { type: "VisionPage", file: "pages/vision.yaml", route: "/vizyonumuz", schema: visionPageSchema },
  { type: "MissionPage", file: "pages/mission.yaml", route: "/misyonumuz", schema: missionPageSchema },
  { type: "FaqPage", file: "pages/faq.yaml", route: "/sss", schema: faqPageSchema },
  { type: "ContactPage", file: "pages/contact.yaml", route: "/iletisim", schema: contactPageSchema },
  {
    type: "LaboratoryPage",
    file: "pages/laboratory.yaml",
    route: "/laboratuvar",
    schema: laboratoryPageSchema,
  },
  { type: "KvkkPage", file: "pages/kvkk.yaml", route: "/kvkk", schema: kvkkPageSchema },
  {
    type: "QualityPage",
    file: "pages/quality.yaml",
    route: "/kalite-standartlari",
    schema: qualityPageSchema,
  },
  { type: "NotFoundPage", file: "pages/not-found.yaml", route: "/404", schema: notFoundPageSchema },
];

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
