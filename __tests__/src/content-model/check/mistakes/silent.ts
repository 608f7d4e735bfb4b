import type { Mistake } from "./mistake";

const site = "site.yaml";

/** Mistakes that would otherwise be published without any message. */
export const silentMistakes: readonly Mistake[] = [
  {
    file: site,
    change: ["phone:", "▸providers:\n  mail: { name: Posta, country: Türkiye }\nphone:"],
    message: "“Kişisel verilerin aktarıldığı hizmetler” sitede hiçbir yerde görünmüyor.",
    fix: "Görünmesi için KVKK metninde alıcıları sayan yazı bölümünde bunları isteyin (providers); görünmesin istiyorsanız bunu kaldırın.",
  },
  {
    file: "pages/home.yaml",
    before: (content) =>
      content.replace(
        "pages/home.yaml",
        "  image:\n    src: ../images/sayfa.jpg\n    alt: Tezgâhta yan yana duran alçı modeller\n",
        "",
      ),
    change: ["    - label: Mine tabakası", "    ▸- label: Mine tabakası"],
    message: "Ölçü çizgilerinin duracağı fotoğraf yok.",
    fix: "Büyük fotoğrafı ekleyin ya da çizgileri kaldırın.",
  },
  {
    file: "products/lamine-kron.yaml",
    change: ["    end: { x: 900, y: 330 }", "    end: ▸{ x: 1800, y: 330 }"],
    message: "Etiket fotoğrafın dışına taşıyor.",
    fix: "Etiketin durduğu noktayı kenardan uzaklaştırın ya da etiketi kısaltın.",
  },
  {
    file: site,
    change: ["  display: 0224 111 22 33\n", "  display: ▸arayın\n"],
    message: "Bu bir telefon numarası değil.",
    fix: /^Numarayı alan koduyla yazın, örneğin 0212 000 00 00;/,
  },
  {
    file: site,
    change: ["  display: 0224 111 22 33\n", "  display: ▸0224 111 22 33 (114)\n"],
    message: "Numaranın sonundaki “114” neyin numarası, belli değil.",
    fix: /yazın: 0224 111 22 33 dahili 114;/,
  },
  {
    file: site,
    change: ["  display: 0224 111 22 33\n", "  display: ▸0224 111 22 33 dahili\n"],
    message: "“dahili” tek bir dahili numara değil.",
    fix: /^Dahiliyi numarasıyla yazın, örneğin 0224 111 22 33 dahili 12;/,
  },
  {
    file: site,
    change: ['whatsapp: "905321112233"', 'whatsapp: ▸"9005321112233"'],
    message: "Bu numara aranamaz.",
    fix: /örneğin 905320000000/,
  },
  {
    file: site,
    change: ["phone:", "social:\n  - kind: facebook\n    url: ▸https://www.instagram.com/nilufer\nphone:"],
    message: "Bu adres, adı verilen ağın değil.",
    fix: "Hesabın adresini tarayıcıdan kopyalayın ya da ağın adını düzeltin.",
  },
];
