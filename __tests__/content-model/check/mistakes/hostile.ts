import { product } from "../../../support/fixture-content";
import type { Mistake } from "./mistake";

const noCode =
  "Bağlantıya kod ya da dosya yazılamaz (javascript:, data: gibi); sitedeki bir sayfanın yolunu yazın, örneğin /iletisim.";
const ownPages = "Bu alan yalnız sitenin kendi sayfalarına gider; yolu yazın, örneğin /iletisim.";

const linkTo = (name: string, written: string, value: string, fix: string): Mistake => ({
  name: `a link ${name}`,
  file: "navigation.yaml",
  change: ["to: /hakkimizda", `to: ▸${written}`],
  message: `“to” beklenen biçimde değil: ${value}`,
  fix,
});

/** What someone might write to make a visitor's browser do something; the page would carry it out. */
export const hostileMistakes: readonly Mistake[] = [
  linkTo("that runs a script", '"javascript:alert(1)"', "javascript:alert(1)", noCode),
  linkTo("that hides its script's name", '" JaVa\\tScript:alert(1)"', " JaVa\tScript:alert(1)", noCode),
  linkTo(
    "that holds a page",
    '"data:text/html,<script>alert(1)</script>"',
    "data:text/html,<script>alert(1)</script>",
    noCode,
  ),
  linkTo("to a foreign host without its scheme", "//kotu.example/giris", "//kotu.example/giris", ownPages),
  {
    name: "a colour that closes the style",
    file: product,
    change: [
      "process:\n",
      'shades:\n  title: Renkler\n  items:\n    - code: A1\n      name: Beyaz\n      description: Açık ton.\n      top: ▸"#FFEECC</style><script>alert(1)</script>"\n      bottom: "#FFEECC"\nprocess:\n',
    ],
    message: "“top” beklenen biçimde değil: #FFEECC</style><script>alert(1)</script>",
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
    change: ["url: https://www.niluferprotez.example", 'url: ▸"https://www.ornek.example\\"><script>"'],
    message: '“url” beklenen biçimde değil: https://www.ornek.example"><script>',
    fix: "Adresi https:// ile başlatın, sonuna eğik çizgi koymayın: https://www.ornek.example.",
  },
  {
    name: "an icon that is markup",
    file: product,
    change: ["icon: layers", 'icon: ▸"<svg onload=alert(1)>"'],
    message: '“icon” için “"<svg onload=alert(1)>"” kullanılamaz.',
    fix: /^Kullanılabilenler: activity, .*, wrench\.$/,
  },
];
