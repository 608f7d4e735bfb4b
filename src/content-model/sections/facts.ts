import { sample, sectionHead } from "../field-groups";
import { list } from "../fields";
import { stat } from "../quantities";
import { section } from "./section";

export const facts = section("facts", "Bilgiler tablosu", "Satır satır etiket ve sayı.", {
  ...sectionHead,
  sample,
  items: list(stat, "Satırlar", { max: 12 }).meta({ hint: "Yüzdeler birer eksende durur." }),
});
