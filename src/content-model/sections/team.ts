import { picture, sample, sectionHead } from "../field-groups";
import { distinct, fieldGroup, link, list, text } from "../fields";
import { stat } from "../quantities";
import { section } from "./section";

const person = fieldGroup("TeamPerson", "Kişi", {
  name: distinct(text("Kişinin adı", 60)),
  role: text("Görevi", 60),
  image: picture.optional().meta({ label: "Kişinin ya da işinin başındaki ellerinin fotoğrafı" }),
  signedCase: fieldGroup("SignedCase", "İmzasını taşıyan bir vaka", {
    label: text("Vakanın kısa adı", 60).meta({ hint: "Örneğin 13–23 köprü." }),
    to: link("Vakanın anlatıldığı yer").meta({ hint: "Örneğin /laboratuvar#vaka." }),
  }).optional(),
});

export const team = section("team", "Ekip", "Gruplar kişi sayısıyla, isterseniz kişiler adıyla.", {
  ...sectionHead,
  sample,
  items: list(stat, "Gruplar", { max: 8 }).meta({ hint: "Sırasıyla." }),
  people: list(person, "Kişiler", { max: 24 }).meta({ hint: "Sırasıyla." }).optional(),
});
