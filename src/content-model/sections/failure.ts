import { z } from "zod";
import { paragraph, text } from "../fields";
import { section } from "./section";

export const failure = section(
  "failure",
  "Gönderilemeyen form",
  "Yalnız alınamayan bir formdan sonra açılan sayfada.",
  {
    title: text("Bölümün başlığı", 90),
    kept: paragraph("Yazılanın kaybolmadığını ve forma nasıl dönüleceğini söyleyen cümle"),
    reasons: z
      .strictObject({
        tooLong: paragraph("Mesaj gönderilemeyecek kadar uzunsa"),
        tooMany: paragraph("Kısa sürede çok fazla mesaj geldiyse").meta({
          hint: "Bekleme bir dakika da bir gün de sürebilir.",
        }),
        closed: paragraph("Mesaj o anda kaydedilemiyorsa"),
        foreign: paragraph("Form başka bir siteden gönderilmişse"),
        trouble: paragraph("Neden bilinmiyorsa"),
      })
      .meta({ label: "Mesajın neden alınamadığı", hint: "Boş ya da yanlış alanların cümleleri sabittir." }),
  },
);
