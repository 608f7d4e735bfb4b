import { turnaroundUnits } from "../../domain/units";
import { closingLink, picture, sample, sectionHead, tag } from "../field-groups";
import { distinct, fieldGroup, list, text, whole } from "../fields";
import { duration } from "../quantities";
import { section } from "./section";

const stage = fieldGroup("CaseStage", "Vakanın bir aşaması", {
  image: picture,
  title: distinct(text("Aşamanın adı", 30).meta({ hint: "Örneğin Tesviye." })),
  caption: text("Fotoğrafta ne yapıldığı", 120).meta({ hint: "Hastayı tanıtan bilgi yazılmaz." }),
  day: whole("Kaçıncı iş günü", 1, 99)
    .meta({ hint: "Ölçünün gelmesini izleyen iş günü birincidir." })
    .optional(),
});

const slipLine = fieldGroup("CaseSlipLine", "İş formunun bir satırı", {
  label: distinct(text("İş formundaki alan", 30).meta({ hint: "Örneğin Renk." })),
  value: text("Formda yazan", 60).meta({ hint: "Örneğin A2." }),
});

const signer = (label: string) =>
  fieldGroup("CaseSigner", label, {
    name: text("Adı", 60),
    role: text("Görevi ya da kliniği", 80).optional(),
  }).optional();

/** One case: what was ordered, its stages, and who signed it. */
export const caseStory = section(
  "case",
  "Vaka",
  "Tek bir işin iş formundan ağza yolu. Ağız içi fotoğraf için hastanın yazılı rızası gerekir.",
  {
    tag: tag.optional(),
    ...sectionHead,
    sample,
    stages: list(stage, "Aşamalar", { min: 3, max: 5 }).meta({ hint: "Sırasıyla." }),
    slip: list(slipLine, "İş formunda yazanlar", { max: 8 }).optional(),
    took: duration("Gerçekte ne kadar sürdüğü", turnaroundUnits).optional(),
    technician: signer("Vakayı yapan teknisyen"),
    dentist: signer("Vakayı gönderen hekim").meta({ hint: "Adı ancak izniyle yazılır." }),
    link: closingLink.optional(),
  },
);
