import { picture, sectionHead } from "../field-groups";
import { fieldGroup, list, text } from "../fields";
import { section } from "./section";

const galleryPicture = fieldGroup("GalleryPicture", "Fotoğraf ve altyazısı", {
  image: picture,
  caption: text("Fotoğrafın altındaki yazı", 160).optional(),
});

export const gallery = section("gallery", "Galeri", "Altyazılı fotoğraflar.", {
  ...sectionHead,
  items: list(galleryPicture, "Fotoğraflar", { max: 24 }).meta({ hint: "Sırasıyla." }),
});
