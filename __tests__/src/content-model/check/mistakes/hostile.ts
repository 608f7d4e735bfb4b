import type { Mistake } from "./mistake";

/** Content that would run code in a visitor's browser. */
export const hostileMistakes: readonly Mistake[] = [
  {
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸//kotu.example/giris"],
    message: "“Bağlantının gittiği sayfa” beklenen biçimde değil: “//kotu.example/giris”.",
    fix: "Sitedeki bir sayfanın yolunu yazın; / ile başlar, sonunda eğik çizgi olmaz, örneğin /iletisim.",
  },
  {
    file: "brand.yaml",
    change: ['main: "#20566B"', 'main: ▸"#20566B</style><script>alert(1)</script>"'],
    message: "“Ana renk” beklenen biçimde değil: “#20566B</style><script>alert(1)</script>”.",
    fix: "Rengi # ve altı haneyle yazın, örneğin #0F4C5C.",
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", 'email: ▸"bilgi@ornek.example?bcc=kotu@kotu.example"'],
    message: "“Genel e-posta adresi” beklenen biçimde değil: “bilgi@ornek.example?bcc=kotu@kotu.example”.",
    fix: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example; alan adında Türkçe harf olmaz.",
  },
  {
    file: "site.yaml",
    change: [
      "url: https://www.niluferprotez.example",
      'url: ▸"https://www.niluferprotez.example\\"><script>"',
    ],
    message:
      '“Sitenin yayımlandığı adres, sonunda eğik çizgi olmadan” beklenen biçimde değil: “https://www.niluferprotez.example"><script>”.',
    fix: "https:// ile başlayan alan adını yazın; sonunda eğik çizgi, adında Türkçe harf olmaz: https://www.ornek.example.",
  },
];
