import { z } from "zod";
import { text } from "../fields";
import { seo, tag } from "../parts";

export const workSlipPageSchema = z.strictObject({
  seo,
  tag,
  title: text("Sayfanın başlığı; kâğıda da basılır.", 60),
  lede: text("Başlığın altındaki tanıtım cümlesi.", 260),
  privacy: text("Yazılanların cihazdan çıkmadığını söyleyen metin.", 260),
  formTitle: text("Alanların üstündeki başlık.", 60),
  patientHint: text("Hastanın adı yerine neden kodu yazıldığı.", 200),
  noProduct: text("Ürün listesindeki boş seçenek; ekran okuyucu söyler.", 40),
  teethHint: text("Diş şemasının nasıl kullanıldığı.", 200),
  codeLabel: text("Ürün sayfasına giden karekodun yanındaki satır.", 60),
  formLabel: text("Ürün seçilmemişken bu sayfaya giden karekodun yanındaki satır.", 60),
  printHint: text("Formun nasıl yazdırıldığı.", 200),
});
