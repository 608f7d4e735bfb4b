import { z } from "zod";
import { type FieldMeta, text } from "../fields";
import { picture, sectionHead } from "../parts";
import { section } from "./section";

const galleryPicture = z
  .strictObject({
    image: picture,
    caption: text("Fotoğrafın altındaki yazı.", 160).optional(),
  })
  .describe("Bir fotoğraf ve altyazısı.")
  .meta({ typeName: "GalleryPicture" } satisfies FieldMeta);

export const gallery = section("gallery", "Galeri; altyazılı fotoğraflar.", {
  ...sectionHead,
  items: z.array(galleryPicture).min(1).max(24).describe("Fotoğraflar, sırasıyla."),
});
