import { list } from "../fields";
import { sectionHead, titledText } from "../parts";
import { section } from "./section";

export const texts = section("texts", "Kısa metinler; yan yana duran başlıklı metinler, örneğin değerler.", {
  ...sectionHead,
  items: list(titledText, "Metinler, sırasıyla.", { max: 12 }),
});
