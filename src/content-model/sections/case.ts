import { turnaroundUnits } from "../../domain/units";
import { distinct, fieldGroup, list, text, whole } from "../fields";
import { closingLink, picture, sample, sectionHead, tag } from "../parts";
import { duration } from "../quantities";
import { section } from "./section";

const stage = fieldGroup("CaseStage", "Vakanın bir aşaması.", {
  image: picture,
  title: distinct(text("Aşamanın adı, örneğin Tesviye.", 30)),
  caption: text("Fotoğrafta ne yapıldığı; hastayı tanıtan bilgi yazılmaz.", 120),
  day: whole("Kaçıncı iş günü; ölçünün gelmesini izleyen iş günü birincidir.", 1, 99).optional(),
});

const slipLine = fieldGroup("CaseSlipLine", "İş formunun bir satırı.", {
  label: distinct(text("İş formundaki alan, örneğin Renk.", 30)),
  value: text("Formda yazan, örneğin A2.", 60),
});

const signer = (who: string) =>
  fieldGroup("CaseSigner", who, {
    name: text("Adı.", 60),
    role: text("Görevi ya da kliniği.", 80).optional(),
  }).optional();

/** One case: what was ordered, its stages, and who signed it. */
export const caseStory = section(
  "case",
  "Vaka; tek bir işin iş formundan ağza yolu. Ağız içi fotoğraf için hastanın yazılı rızası gerekir.",
  {
    tag: tag.optional(),
    ...sectionHead,
    sample,
    stages: list(stage, "Aşamalar, sırasıyla.", { min: 3, max: 5 }),
    slip: list(slipLine, "İş formunda yazanlar.", { max: 8 }).optional(),
    took: duration("Gerçekte ne kadar sürdüğü.", turnaroundUnits).optional(),
    technician: signer("Vakayı yapan teknisyen."),
    dentist: signer("Vakayı gönderen hekim; adı ancak izniyle yazılır."),
    link: closingLink.optional(),
  },
);
