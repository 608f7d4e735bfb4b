import { z } from "zod";
import { defaultWords, type ReplaceableWord } from "../domain/replaceable-words";
import { text } from "./fields";

/** What each of the words is for. */
const uses: Readonly<Record<ReplaceableWord, string>> = {
  arrives: "Laboratuvara gelenin adı, cümle başındaki gibi büyük harfle (İşiniz, Ölçü, Kayıt, Protez)",
  delivery: "Biten işin yolu, gün başlığındaki gibi büyük harfle (Teslim, Kargo, Gönderim)",
  turnaround: "Ürünün süresinin başlığı",
  related: "Ürün sayfasının sonundaki önerilerin başlığı",
  byCase: "Süresi yazmayan üründe sürenin yerinde duran söz",
  byCaseHelp: "Süresi yazmayan ürünün sayfasında bu sözün altındaki açıklama",
  request: "Bilgi talebi formuna giden düğmenin adı",
  productList: "Menüde bütün ürünlerin listesinin adı",
  responsibleManager: "Laboratuvarın sorumlusunun unvanı",
  caseMessage: "Ürünün anılmadığı WhatsApp bağlantılarında hazır gelen mesaj",
  dataUse: "Formların altında, KVKK bağlantısından önce, verilerin neden işlendiğini söyleyen cümle",
};

const names = Object.keys(defaultWords) as ReplaceableWord[];

/** Interface words that replace the defaults. */
export const words = z
  .strictObject(
    Object.fromEntries(
      names.map((name) => [
        name,
        text(uses[name], 200)
          .meta({ hint: `Verilmezse: ${defaultWords[name]}` })
          .optional(),
      ]),
    ) as Record<ReplaceableWord, z.ZodOptional<ReturnType<typeof text>>>,
  )
  .meta({
    label: "Sitenin sözleri",
    hint: "“vaka” ya da “teslim süresi” demiyorsanız kendi sözlerinizi yazın.",
    graphql: false,
  });
