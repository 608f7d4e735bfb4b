import { z } from "zod";
import { sectionHead } from "../field-groups";
import { distinct, fieldGroup, flag, list, paragraph, text } from "../fields";
import { practiceNames } from "../practice";
import { anchor, section } from "./section";

const question = fieldGroup("Question", "Soru ve yanıtı", {
  id: anchor("Sorunun adresteki adı").meta({ hint: "Örneğin teslim-suresi; verilmezse sorudan türetilir." }),
  question: distinct(text("Soru", 120)),
  answer: paragraph("Yanıt"),
});

export const questions = section("questions", "Sorular ve yanıtları", "Dokununca açılır ya da açık durur.", {
  ...sectionHead,
  open: flag("Yanıtlar açılmadan okunur").meta({ hint: "Kısa yanıtlar içindir." }),
  practice: list(
    distinct(z.enum(practiceNames).meta({ label: "Bilgi" }), "anchor"),
    "Sonuna eklenen bilgiler",
  )
    .meta({
      hint: "Sırasıyla: laboratuvarın bilgilerinde yazılı olan ilk vaka yanıtları; açık duran yanıtlarda görünür.",
    })
    .optional(),
  items: list(question, "Sorular", { max: 40 }).meta({ hint: "Sırasıyla." }),
});
