import { z } from "zod";
import { sectionHead, titledText } from "../parts";
import { section } from "./section";

export const texts = section("texts", "Kısa metinler; yan yana duran başlıklı metinler, örneğin değerler.", {
  ...sectionHead,
  items: z.array(titledText).min(1).max(12).describe("Metinler, sırasıyla."),
});
