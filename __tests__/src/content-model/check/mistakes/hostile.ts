import type { Mistake } from "./mistake";

/** Content that would run code in a visitor's browser. */
export const hostileMistakes: readonly Mistake[] = [
  {
    file: "navigation.yaml",
    change: ["to: /sss", 'to: ▸" JaVa\\tScript:alert(1)"'],
    message: "“Bağlantının gittiği sayfa” beklenen biçimde değil:  JaVa\tScript:alert(1)",
    fix: "Sitedeki bir sayfanın yolunu yazın; / ile başlar, sonunda eğik çizgi olmaz, örneğin /iletisim.",
  },
  {
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸//kotu.example/giris"],
    message: "“Bağlantının gittiği sayfa” beklenen biçimde değil: //kotu.example/giris",
    fix: "Sitedeki bir sayfanın yolunu yazın; / ile başlar, sonunda eğik çizgi olmaz, örneğin /iletisim.",
  },
  {
    file: "brand.yaml",
    change: ['main: "#20566B"', 'main: ▸"#20566B</style><script>alert(1)</script>"'],
    message: "“Ana renk” beklenen biçimde değil: #20566B</style><script>alert(1)</script>",
    fix: "Rengi # ve altı haneyle yazın, örneğin #0F4C5C.",
  },
  {
    file: "site.yaml",
    change: ['whatsapp: "905321112233"', 'whatsapp: ▸"../kotu"'],
    message: "“WhatsApp numarası” beklenen biçimde değil: ../kotu",
    fix: "Ülke koduyla, yalnız rakamla yazın, örneğin 905320000000.",
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", 'email: ▸"bilgi@ornek.example?bcc=kotu@kotu.example"'],
    message: "“Genel e-posta adresi” beklenen biçimde değil: bilgi@ornek.example?bcc=kotu@kotu.example",
    fix: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example; alan adında Türkçe harf olmaz. Şöyle yazın: bilgi@ornek.example",
  },
  {
    file: "site.yaml",
    change: [
      "url: https://www.niluferprotez.example",
      'url: ▸"https://www.niluferprotez.example\\"><script>"',
    ],
    message:
      '“Sitenin yayımlandığı adres, sonunda eğik çizgi olmadan” beklenen biçimde değil: https://www.niluferprotez.example"><script>',
    fix: "https:// ile başlayan alan adını yazın; sonunda eğik çizgi, adında Türkçe harf olmaz: https://www.ornek.example. Şöyle yazın: https://www.niluferprotez.example",
  },
];

const phone = "phone:";

export const foreignAddresses: readonly Mistake[] = [
  {
    file: "site.yaml",
    change: [phone, "social:\n  - kind: instagram\n    url: ▸https://www.diş.example/Nilüfer\nphone:"],
    message: "“Hesabın adresi, https:// ile” beklenen biçimde değil: https://www.diş.example/Nilüfer",
    fix: "Adresi tarayıcıdan kopyalayın; https:// ile başlar, alan adında Türkçe harf olmaz. Şöyle yazın: https://www.xn--di-gta.example/Nilüfer",
  },
];
