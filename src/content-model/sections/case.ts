import { z } from "zod";
import { turnaroundUnits } from "../../domain/units";
import { distinct, fieldGroup, text } from "../fields";
import { closingLink, picture, sample, sectionHead, tag } from "../parts";
import { duration } from "../quantities";
import { section } from "./section";

const stage = fieldGroup("CaseStage", "Vakanın bir aşaması.", {
  image: picture,
  title: distinct(text("Aşamanın adı, örneğin Tesviye.", 30)),
  caption: text("Fotoğrafta ne yapıldığı; hastayı tanıtan bilgi yazılmaz.", 120),
  day: z
    .number()
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe("Kaçıncı iş günü; ölçünün gelmesini izleyen iş günü birincidir."),
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
    stages: z.array(stage).min(3).max(5).describe("Aşamalar, sırasıyla."),
    slip: z.array(slipLine).min(1).max(8).optional().describe("İş formunda yazanlar."),
    took: duration("Gerçekte ne kadar sürdüğü.", turnaroundUnits).optional(),
    technician: signer("Vakayı yapan teknisyen."),
    dentist: signer("Vakayı gönderen hekim; adı ancak izniyle yazılır."),
    link: closingLink.optional(),
  },
);
