import type { Mistake } from "./mistake";

const badge = "badge: Estetik çözüm";

const published = (part: string, text = `Yaprak ▸${part} porselen`): Mistake => ({
  change: [badge, `badge: '${text}'`],
  message: `“${part}” sitede yazıldığı gibi, bu işaretlerle görünür.`,
  fix: "İşaretleri silin; yalnız metin kalsın.",
});

const layout = (text: string): Mistake => ({
  change: [badge, `badge: ${text}`],
  message: "Metinde satır sonu, sekme ya da madde işareti var; sitede tek paragraf olur.",
  fix: "Cümlelerle yazın; liste gerekiyorsa her satırı o bölümün ayrı bir maddesi yapın.",
});

/** An incomplete link, reported at its first character. */
const halfLink = (part: string, before = ""): Mistake => ({
  change: [badge, `badge: "${before}▸${part}"`],
  message: /^“[[\](].*” bağlantıya benziyor, ama bağlantı değil\.$/,
  fix: /^Bağlantıyı eksiksiz ve arada boşluk olmadan yazın: \[sözcükler\]\(\/adres\)\./,
});

/** Texts with markup of another program. */
export const literalMistakes: readonly Mistake[] = [
  published("<b>"),
  published("<br/>"),
  published('<span class="x">'),
  published("<!--"),
  published("**ince**"),
  published("__ince__"),
  published("*ince*"),
  published("##", "▸## Yaprak"),
  published("“38.000”", "▸“38.000”"),
  ...["&nbsp;", "&amp;", "&#39;", "&#xE7;", "&Uuml;"].map((entity) => published(entity)),
  layout('▸"Bir gün\\nİki gün"'),
  layout('▸"Ürün\\tSüre"'),
  layout("▸• Bir gün"),
  ...[
    "[E.Max CAD](/ivoclar-kron",
    "[E.Max CAD] (/ivoclar-kron)",
    "[E.Max CAD(/ivoclar-kron)",
    "[E.Max CAD]",
    "[E.Max CAD](/ivoclar kron)",
  ].map((part) => halfLink(part)),
  halfLink("](/ivoclar-kron)", "E.Max CAD"),
  halfLink("(/ivoclar-kron)", "E.Max CAD "),
];
