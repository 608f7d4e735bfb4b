import { sectionHead, titledText } from "../field-groups";
import { list } from "../fields";
import { section } from "./section";

export const texts = section(
  "texts",
  "Kısa metinler",
  "Yan yana duran başlıklı metinler, örneğin değerler.",
  {
    ...sectionHead,
    items: list(titledText, "Metinler", { max: 12 }).meta({ hint: "Sırasıyla." }),
  },
);
