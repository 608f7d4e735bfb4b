import type { Mistake } from "./mistake";

const badge = "badge: Estetik çözüm";

const published = (part: string, fix: string, text = `Yaprak ▸${part} porselen`): Mistake => ({
  change: [badge, `badge: '${text}'`],
  message: `“${part}” sitede yazıldığı gibi, bu işaretlerle görünür.`,
  fix,
});

const misread = (word: string): Mistake => ({
  change: [badge, `badge: 'Yaprak ▸${word} porselen'`],
  message: `“${word}” yazısının harfleri bozulmuş.`,
  fix: "Metni aslından yeniden kopyalayın ya da harfleri düzeltin.",
});

const layout = (what: string, text: string): Mistake => ({
  change: [badge, `badge: ${text}`],
  message: `Metinde ${what} var; sitede hepsi yan yana, tek paragraf olur.`,
  fix: "Cümlelerle yazın; liste gerekiyorsa her satırı o bölümün ayrı bir maddesi yapın.",
});

/** Texts with markup of another program, or with wrongly decoded letters. */
export const literalMistakes: readonly Mistake[] = [
  published("<b>", "İşaretleri silin; yalnız metin kalsın."),
  published("<br/>", "İşaretleri silin; yalnız metin kalsın."),
  published('<span class="x">', "İşaretleri silin; yalnız metin kalsın."),
  published("<!--", "İşaretleri silin; yalnız metin kalsın."),
  published("**ince**", "İşaretleri silin; yazı kalınlaşmaz."),
  published("__ince__", "İşaretleri silin; yazı kalınlaşmaz."),
  published("*ince*", "İşaretleri silin; yazı eğik olmaz."),
  published("##", "Baştaki # işaretini silin; başlığın kendi alanı var.", "▸## Yaprak"),
  published("“38.000”", "Tırnakları silin.", "▸“38.000”"),
  ...["&nbsp;", "&amp;", "&#39;", "&#xE7;", "&Uuml;"].map((entity) =>
    published(entity, "Yerine karakterin kendisini koyun."),
  ),
  layout("satır sonu", '▸"Bir gün\\nİki gün"'),
  layout("sekme", '▸"Ürün\\tSüre"'),
  layout("madde işareti", "▸• Bir gün"),
  ...["Diþ", "yýllýk", "Ýnce", "Kronlarý", "DiÅŸ", "Ä°nce", "hekimâ€™in"].map(misread),
];
