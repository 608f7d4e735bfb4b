import { z } from "zod";
import { distinct, fieldGroup, flag, list, paragraph, text } from "../fields";
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
  open: flag("Yanıtlar açılmadan okunur; kısa yanıtlar içindir."),
  practice: list(
    distinct(z.enum(practiceNames).describe("Bir bilgi."), "anchor"),
    "Sonuna eklenen bilgiler, sırasıyla: laboratuvarın bilgilerinde yazılı olan ilk vaka yanıtları; açık duran yanıtlarda görünür.",
  ).optional(),
  items: list(question, "Sorular, sırasıyla.", { max: 40 }),
});
