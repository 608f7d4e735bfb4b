import { z } from "zod";
import { sample, sectionHead } from "../parts";
import { stat } from "../quantities";
import { section } from "./section";

export const facts = section("facts", "Bilgiler tablosu; satır satır etiket ve sayı.", {
  ...sectionHead,
  sample,
  items: z.array(stat).min(1).max(12).describe("Satırlar; yüzdeler birer eksende durur."),
});
