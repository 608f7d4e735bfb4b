import { distinct, fieldGroup, link, list, text } from "../fields";
import { picture, sample, sectionHead } from "../parts";
import { stat } from "../quantities";
import { section } from "./section";

const person = fieldGroup("TeamPerson", "Bir kişi.", {
  name: distinct(text("Kişinin adı.", 60)),
  role: text("Görevi.", 60),
  image: picture.optional().describe("Kişinin ya da işinin başındaki ellerinin fotoğrafı."),
  signedCase: fieldGroup("SignedCase", "İmzasını taşıyan bir vaka.", {
    label: text("Vakanın kısa adı, örneğin 13–23 köprü.", 60),
    to: link("Vakanın anlatıldığı yer, örneğin /laboratuvar#vaka."),
  }).optional(),
});

export const team = section("team", "Ekip; gruplar kişi sayısıyla, isterseniz kişiler adıyla.", {
  ...sectionHead,
  sample,
  items: list(stat, "Gruplar, sırasıyla.", { max: 8 }),
  people: list(person, "Kişiler, sırasıyla.", { max: 24 }).optional(),
});
