import { z } from "zod";
import { distinct, fieldGroup, paragraph, text } from "../fields";
import { sectionHead } from "../parts";
import { practiceNames } from "../practice";
import { anchor, section } from "./section";

const question = fieldGroup("Question", "Bir soru ve yanıtı.", {
  id: anchor("Sorunun adresteki adı, örneğin teslim-suresi; verilmezse sorudan türetilir."),
  question: distinct(text("Soru.", 120)),
  answer: paragraph("Yanıt."),
});

export const questions = section("questions", "Sorular ve yanıtları; dokununca açılır ya da açık durur.", {
  ...sectionHead,
  open: z.boolean().optional().describe("Yanıtlar açılmadan okunur; kısa yanıtlar içindir."),
  practice: z
    .array(distinct(z.enum(practiceNames).describe("Bir bilgi."), "anchor"))
    .min(1)
    .optional()
    .describe(
      "Sonuna eklenen bilgiler, sırasıyla: laboratuvarın bilgilerinde yazılı olan ilk vaka yanıtları; açık duran yanıtlarda görünür.",
    ),
  items: z.array(question).min(1).max(40).describe("Sorular, sırasıyla."),
});
