/** Words of the interface that a laboratory may replace in `content/site.yaml`, by field. */
export const defaultWords = {
  turnaround: "Teslim süresi",
  related: "İlgili ürünler",
  byCase: "Vakaya göre, bize sorun",
  byCaseHelp: "Bu ürünün süresi vakaya göre değişir. Vakayı birkaç cümleyle yazın, teslim gününü bildirelim.",
  caseMessage: "Merhaba, bir vaka için bilgi almak istiyorum.",
  dataUse: "Paylaştığınız veriler yalnızca talebinizi yanıtlamak için işlenir. Ayrıntılar:",
} as const;

export type OwnWord = keyof typeof defaultWords;
