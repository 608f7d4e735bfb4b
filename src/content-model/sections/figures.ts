import { sample } from "../field-groups";
import { flag, list, text } from "../fields";
import { stat } from "../quantities";
import { section } from "./section";

export const figures = section("figures", "Rakamlar bandı", "Koyu zeminde büyük sayılar.", {
  title: text("Bölüm başlığı", 90),
  sample,
  titled: flag("Başlık ekranda da görünür").meta({ hint: "Yoksa yalnız ekran okuyucu söyler." }),
  counting: flag("Sayılar, ekrana girince sıfırdan sayılır"),
  items: list(stat, "Sayılar", { max: 8 }).meta({ hint: "Sırasıyla." }),
});
