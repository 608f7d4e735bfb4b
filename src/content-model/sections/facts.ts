import { list } from "../fields";
import { sample, sectionHead } from "../parts";
import { stat } from "../quantities";
import { section } from "./section";

export const facts = section("facts", "Bilgiler tablosu; satır satır etiket ve sayı.", {
  ...sectionHead,
  sample,
  items: list(stat, "Satırlar; yüzdeler birer eksende durur.", { max: 12 }),
});
