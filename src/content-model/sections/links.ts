import { z } from "zod";
import { distinct, type FieldMeta, link, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const pageLink = z
  .strictObject({
    label: text("Bağlantının adı.", 40),
    to: distinct(link("Bağlantının gittiği sayfa.")),
    description: text("Bağlantının yanındaki açıklama.", 160),
  })
  .describe("Bir bağlantı.")
  .meta({ typeName: "PageLink" } satisfies FieldMeta);

export const links = section("links", "Bağlantılar; ziyaretçinin gidebileceği sayfalar.", {
  ...sectionHead,
  items: z.array(pageLink).min(1).max(6).describe("Bağlantılar, sırasıyla."),
});
