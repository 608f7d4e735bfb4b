import type { Mistake } from "./mistake";

const linkTo = (name: string, written: string, value: string, fix: RegExp): Mistake => ({
  name: `a link ${name}`,
  file: "navigation.yaml",
  change: ["to: /hakkimizda", `to: ▸${written}`],
  message: `“to” beklenen biçimde değil: ${value}`,
  fix,
});

/** What someone might write to make a visitor's browser do something; the page would carry it out. */
export const hostileMistakes: readonly Mistake[] = [
  linkTo(
    "that hides its script's name",
    '" JaVa\\tScript:alert(1)"',
    " JaVa\tScript:alert(1)",
    /^Bağlantıya kod ya da dosya yazılamaz .* örneğin \/iletisim\.$/,
  ),
  linkTo(
    "to a foreign host without its scheme",
    "//kotu.example/giris",
    "//kotu.example/giris",
    /^Bu alan yalnız sitenin kendi sayfalarına gider; .* örneğin \/iletisim\.$/,
  ),
  {
    name: "a colour that closes the style",
    file: "brand.yaml",
    change: ['main: "#20566B"', 'main: ▸"#20566B</style><script>alert(1)</script>"'],
    message: "“main” beklenen biçimde değil: #20566B</style><script>alert(1)</script>",
    fix: 'Rengi # ve altı haneyle, çift tırnak içinde yazın: "#E9DFC8".',
  },
  {
    name: "a telephone number that is a script",
    file: "site.yaml",
    change: ['e164: "+902241112233"', 'e164: ▸"javascript:alert(1)"'],
    message: "“e164” beklenen biçimde değil: javascript:alert(1)",
    fix: 'Ülke koduyla, + ile başlayarak, boşluksuz ve çift tırnak içinde yazın: "+903520000000".',
  },
  {
    name: "a WhatsApp number that leads elsewhere",
    file: "site.yaml",
    change: ['whatsapp: "905321112233"', 'whatsapp: ▸"../kotu"'],
    message: "“whatsapp” beklenen biçimde değil: ../kotu",
    fix: 'Ülke koduyla, yalnız rakamla ve çift tırnak içinde yazın: "903520000000".',
  },
  {
    name: "an e-mail address with headers of its own",
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", 'email: ▸"bilgi@ornek.example?bcc=kotu@kotu.example"'],
    message: "“email” beklenen biçimde değil: bilgi@ornek.example?bcc=kotu@kotu.example",
    fix: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example.",
  },
  {
    name: "an address of the site with markup in it",
    file: "site.yaml",
    change: [
      "url: https://www.niluferprotez.example",
      'url: ▸"https://www.niluferprotez.example\\"><script>"',
    ],
    message: '“url” beklenen biçimde değil: https://www.niluferprotez.example"><script>',
    fix: "Adresi https:// ile başlatın, sonuna eğik çizgi koymayın: https://www.niluferprotez.example.",
  },
];
