import { z } from "zod";
import { fieldGroup, text } from "../fields";
import { picture, sectionHead } from "../parts";
import { section } from "./section";

const galleryPicture = fieldGroup("GalleryPicture", "Bir fotoğraf ve altyazısı.", {
  image: picture,
  caption: text("Fotoğrafın altındaki yazı.", 160).optional(),
});

export const gallery = section("gallery", "Galeri; altyazılı fotoğraflar.", {
  ...sectionHead,
  items: z.array(galleryPicture).min(1).max(24).describe("Fotoğraflar, sırasıyla."),
});
