/** Words of the interface that a laboratory may replace in `content/site.yaml`, by field. */
export const defaultWords = {
  arrives: "İşiniz",
  delivery: "Teslim",
  turnaround: "Teslim süresi",
  related: "İlgili ürünler",
  byCase: "Vakaya göre, bize sorun",
  byCaseHelp: "Bu ürünün süresi vakaya göre değişir. Vakayı birkaç cümleyle yazın, teslim gününü bildirelim.",
  request: "Bilgi talebi gönderin",
  productList: "Ürün listesi",
  responsibleManager: "Mesul müdür",
  caseMessage: "Merhaba, bir vaka için bilgi almak istiyorum.",
  dataUse: "Paylaştığınız veriler yalnızca talebinizi yanıtlamak için işlenir. Ayrıntılar:",
} as const;

export type ReplaceableWord = keyof typeof defaultWords;
