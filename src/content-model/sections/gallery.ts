import { fieldGroup, list, text } from "../fields";
import { picture, sectionHead } from "../parts";
import { section } from "./section";

const galleryPicture = fieldGroup("GalleryPicture", "Bir fotoğraf ve altyazısı.", {
  image: picture,
  caption: text("Fotoğrafın altındaki yazı.", 160).optional(),
});

export const gallery = section("gallery", "Galeri; altyazılı fotoğraflar.", {
  ...sectionHead,
  items: list(galleryPicture, "Fotoğraflar, sırasıyla.", { max: 24 }),
});
