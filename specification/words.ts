/** How the sample laboratory speaks: one word for one thing, and nothing claimed that the specification does not give. */

/** A word that is not used, and the one that is. */
export interface Pair {
  not: RegExp;
  use: string;
}

/** Everywhere: pages, alternative texts, interface, mails, what editors read. */
export const pairs: readonly Pair[] = [
  { not: /(?<!zirkonyum \()zirkonya/iu, use: "zirkonyum; once “zirkonyum (zirkonya)”" },
  { not: /glazür/iu, use: "glaze" },
  {
    not: /dayana[kğ]|(?<!\p{L})daya(?!\p{L})/iu,
    use: "güdük (die), destek diş (tooth), abutment",
  },
  { not: /kesici kenarı işlenmiş/iu, use: "cut-back" },
  { not: /bilye/iu, use: "top başlı tutucu" },
  { not: /oklüz/iu, use: "okluzal" },
  { not: /teslimat/iu, use: "teslim" },
  { not: /(?<!\p{L})dahil/iu, use: "dâhil" },
  { not: /ağıza(?!\p{L})/iu, use: "ağza" },
  { not: /karusel/iu, use: "slayt gösterisi" },
  { not: /(?<!\p{L})ayraç|(?<!\p{L})ayrac/iu, use: "parantez" },
  { not: /köprü/iu, use: "nothing: the laboratory offers no bridges" },
];

/** On products' pages: what is made anew is the prosthesis of a warranty, what gets a new lining is relined. */
export const productPairs: readonly Pair[] = [
  { not: /yenile/iu, use: "besleme (reline), değiştirmek, yeniden yapmak" },
  { not: /(?<!\p{L})(?:CE|FDA)(?!\p{L})/u, use: "nothing: prostheses made to order bear neither" },
];

/** Sources, archives and verdicts that nobody promised. */
export const unfounded: readonly RegExp[] = [
  /geri bildirim\p{L}* (?:göre|derlen)|geri bildirimlerinden/iu,
  /(?:hekim|hasta|klinik)\p{L}* (?:bildirdiği|paylaştığı|not ettiği|değerlendirmesi|yanıtlarına göre)/iu,
  /kliniklerden derlen/iu,
  /arşivle|arşivde(?!\p{L})|arşivdeki/iu,
  /parti numara|son kullanma tarih/iu,
  /iş gününde kliniğinizde/iu,
  /tamamlanma oran/iu,
  /sorumluluk ortak/iu,
  /süreler genel bilgidir/iu,
  /saflığı ölçülür/iu,
];

/** What is promised within the hours of an answer: an answer. */
export const answer = { within: /\{replyTime\}/u, promises: /dönüş|dönelim|döneriz|yanıt/iu } as const;

/** What search results show, in characters: of a title with the brand, of a description. */
export const searchResult = { title: 60, description: [110, 155] } as const;

/** Products' calls to action that may end in the promise of an answer within hours. */
export const sameEnding = 5;
