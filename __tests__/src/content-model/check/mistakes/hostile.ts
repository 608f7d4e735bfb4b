import type { Mistake } from "./mistake";

/** Content that would run code in a visitor's browser. */
export const hostileMistakes: readonly Mistake[] = [
  {
    file: "navigation.yaml",
    change: ["to: /sss", 'to: ▸" JaVa\\tScript:alert(1)"'],
    message: "“to” beklenen biçimde değil:  JaVa\tScript:alert(1)",
    fix: /^Bağlantıya kod ya da dosya yazılamaz .* örneğin \/iletisim\.$/,
  },
  {
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸//kotu.example/giris"],
    message: "“to” beklenen biçimde değil: //kotu.example/giris",
    fix: /^Bu alan yalnız sitenin kendi sayfalarına gider; .* örneğin \/iletisim\.$/,
  },
  {
    file: "brand.yaml",
    change: ['main: "#20566B"', 'main: ▸"#20566B</style><script>alert(1)</script>"'],
    message: "“main” beklenen biçimde değil: #20566B</style><script>alert(1)</script>",
    fix: 'Rengi # ve altı haneyle, çift tırnak içinde yazın: "#E9DFC8".',
  },
  {
    file: "site.yaml",
    change: ['whatsapp: "905321112233"', 'whatsapp: ▸"../kotu"'],
    message: "“whatsapp” beklenen biçimde değil: ../kotu",
    fix: 'Ülke koduyla, yalnız rakamla ve çift tırnak içinde yazın: "902120000000".',
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", 'email: ▸"bilgi@ornek.example?bcc=kotu@kotu.example"'],
    message: "“email” beklenen biçimde değil: bilgi@ornek.example?bcc=kotu@kotu.example",
    fix: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example.",
  },
  {
    file: "site.yaml",
    change: [
      "url: https://www.niluferprotez.example",
      'url: ▸"https://www.niluferprotez.example\\"><script>"',
    ],
    message: '“url” beklenen biçimde değil: https://www.niluferprotez.example"><script>',
    fix: "Adresi https:// ile başlatın, sonuna eğik çizgi koymayın: https://www.niluferprotez.example.",
  },
];

const phone = "phone:";

/** Addresses with letters of other scripts. */
export const foreignAddresses: readonly Mistake[] = [
  {
    file: "site.yaml",
    change: ["url: https://www.niluferprotez.example", "url: ▸https://www.diş-laboratuvarı.example"],
    message: "“url” beklenen biçimde değil: https://www.diş-laboratuvarı.example",
    fix: /: https:\/\/www\.xn--di-laboratuvar-jgc73e\.example\. Türkçe harfli/,
  },
  {
    file: "site.yaml",
    change: [phone, "social:\n  - kind: instagram\n    url: ▸https://www.diş.example/Nilüfer\nphone:"],
    message: "“url” beklenen biçimde değil: https://www.diş.example/Nilüfer",
    fix: /: https:\/\/www\.xn--di-gta\.example\/Nilüfer\. Türkçe harfli/,
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", "email: ▸bilgi@diş.example"],
    message: "“email” beklenen biçimde değil: bilgi@diş.example",
    fix: /: bilgi@xn--di-gta\.example\.$/,
  },
];
