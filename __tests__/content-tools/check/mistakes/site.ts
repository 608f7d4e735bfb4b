import type { Mistake } from "./mistake";

const site = "site.yaml";
const url = "socialImage:";
const company = (more: string) =>
  ["socialImage:", `company:\n  legalName: Nilüfer A.Ş.\n${more}socialImage:`] as const;

/** Mistakes in what only some laboratories have: accounts, the company's numbers, facts of their own. */
export const siteMistakes: readonly Mistake[] = [
  {
    name: "a fact of one's own under the name of the site's",
    file: site,
    change: [url, `ownFacts:\n  ▸staff: { number: 4 }\n${url}`],
    message: "“staff” adı sitenin kendi bilgisi.",
    fix: "Bu sayıyı “facts” altında değiştirin; kendi bilginizse başka bir ad verin.",
  },
  {
    name: "a fact of one's own under a name that texts have",
    file: site,
    change: [url, `ownFacts:\n  ▸city: { number: 4 }\n${url}`],
    message: "“city” adı sitenin kendi bilgisi.",
    fix: "Kendi bilginize başka bir ad verin.",
  },
  {
    name: "a number that WhatsApp would be asked for, as a fact",
    file: site,
    change: ['blurb: "{city}', 'blurb: "▸{whatsapp} {city}'],
    message: "“whatsapp” adında bir bilgi yok.",
    fix: /^Kullanılabilenler: /,
  },
  {
    name: "the registered name where there is none",
    file: site,
    change: ["© 2026 {brand}", "© 2026 ▸{legalName}"],
    message: "“legalName” adında bir bilgi yok.",
    fix: /./,
  },
  {
    name: "an account without https",
    file: site,
    change: [url, `social:\n  - kind: instagram\n    url: ▸instagram.com/nilufer\n${url}`],
    message: "“url” beklenen biçimde değil: instagram.com/nilufer",
    fix: "Adresi tarayıcıdan kopyalayın; https:// ile başlar: https://instagram.com/nilufer.",
  },
  {
    name: "two accounts with one network",
    file: site,
    change: [
      url,
      `social:\n  - { kind: x, url: "https://x.com/a" }\n  - { kind: ▸x, url: "https://x.com/b" }\n${url}`,
    ],
    message: /^“x” bu listede zaten kullanılıyor: content\/site\.yaml:\d+\.$/,
    fix: /“kind” değeri farklı olmalı/,
  },
  {
    name: "a MERSİS number with a digit too few",
    file: site,
    change: company('  mersis: ▸"012345678901234"\n'),
    message: "“mersis” beklenen biçimde değil: 012345678901234",
    fix: /^16 rakamı .* 15 rakam var\.$/,
  },
  {
    name: "a tax number with spaces",
    file: site,
    change: company('  taxNumber: ▸"123 456 78"\n'),
    message: "“taxNumber” beklenen biçimde değil: 123 456 78",
    fix: /^10 rakamı .* 8 rakam var\.$/,
  },
];
