import type { PageFacts } from "./page-facts";
import { email, phone } from "./shell";

const hours = [
  ["Pazartesi–Cuma", "08.00–18.00"],
  ["Cumartesi", "09.00–14.00"],
] as const;
const contactLinks = [
  [phone.text, phone.href],
  [email.text, email.href],
] as const;

export const pages: readonly PageFacts[] = [
  {
    route: "/",
    h1: "Ölçüsü tam, ışığı doğal.",
    sections: [
      {
        heading: null,
        pairs: [
          ["yıl deneyim", "15+"],
          ["memnun diş hekimi", "1.000+"],
          ["teknik destek", "24/7"],
          ["müşteri memnuniyeti", "%99"],
          ["Acil vakalarda ekspres teslim", "24–48"],
        ],
        links: [
          ["Laboratuvar Hakkında", "/laboratuvar"],
          ["Hizmetlerimizi İnceleyin", "/#katalog"],
        ],
      },
      {
        heading: "Rakamlarla",
        pairs: [
          ["Yıl deneyim", "15+"],
          ["Üretilen protez", "10.000+"],
          ["Çözüm ortağı klinik", "150+"],
          ["Destek", "24/7"],
        ],
      },
      { heading: "Her üründe aynı titizlik" },
      {
        heading: "Dijital ölçü, elle son dokunuş",
        titles: ["CAD/CAM", "3D ağız içi tarayıcı", "Vita porselen sistemi", "E.Max CAD sistemi"],
      },
      {
        heading: "Hekimin gözü, teknisyenin eli",
        pairs: [
          ["yıl deneyim", "15+"],
          ["tamamlanan proje", "5.000+"],
          ["memnuniyet", "%99"],
        ],
        links: [["Devamını Oku", "/hakkimizda"]],
      },
      {
        heading: "Kliniğinizin takvimini bozmayan laboratuvar",
        titles: [
          "Zamanında teslim",
          "İzlenebilir kalite",
          "Uzman ekip",
          "Dijital iş akışı",
          "Net garanti",
          "24/7 teknik destek",
        ],
        says: [
          /Sabit kronlarda 3–5, hareketli protezlerde 5–7 iş günü/,
          "24–48 saatte",
          "2 yıl garanti",
          "2 saat içinde",
        ],
      },
      {
        heading: "Hekimlerden görüşler",
        says: ["Dt. Elif Aksoy", "Uzm. Dt. Murat Şenyiğit", "Dt. Gülçin Ağırbaş"],
      },
      { heading: "Vakanızı birlikte planlayalım", links: contactLinks },
    ],
  },
  {
    route: "/hakkimizda",
    h1: "Hakkımızda",
    sections: [
      { heading: "Deneyim tezgâhta, teknoloji ekranda", says: ["15+ yıllık deneyimiyle", "CAD/CAM"] },
      {
        heading: "Bir bakışta laboratuvar",
        pairs: [
          ["Kuruluş", "2015"],
          ["Üretilen protez", "10.000+"],
          ["Çözüm ortağı klinik", "150+"],
          ["Çalışan", "25+"],
          ["Ortalama teslim süresi", "3–5 iş günü"],
        ],
      },
      { heading: "Çalışma biçimimiz", titles: ["Güvenilirlik", "Uzman kadro", "Kalite", "Hızlı teslimat"] },
      {
        heading: "Küçük bir atölyeden bugüne",
        titles: ["Kuruluş", "CAD/CAM", "Vita porselen", "Dijital ölçü", "E.Max CAD", "Bugün"],
        pairs: [
          ["Kuruluş", "2015"],
          ["Bugün", "2024"],
        ],
      },
      {
        heading: "Protezinizin arkasındaki ekip",
        pairs: [
          ["Teknisyen", "12+"],
          ["Kalite kontrol", "4"],
          ["CAD/CAM operatörü", "6"],
          ["Müşteri hizmetleri", "3"],
        ],
      },
      {
        heading: "Belgelerimiz",
        titles: [
          "ISO 9001 kalite yönetim standardı",
          "CE tıbbi cihaz işareti",
          "Laboratuvar ruhsatı",
          "Vita iş ortağı sertifikası",
          "Ivoclar iş ortağı sertifikası",
        ],
      },
      {
        heading: "Kapımız hekimlere açık",
        titles: ["Adres", "İletişim"],
        pairs: hours,
        says: ["Kayseri"],
        links: contactLinks,
      },
    ],
  },
  {
    route: "/vizyonumuz",
    h1: "Vizyonumuz",
    sections: [
      {
        heading: "2030 yılında nerede olacağız",
        titles: [
          "500+ çözüm ortağı",
          "Yılda 50.000+ protez",
          "Yapay zekâ destekli üretim",
          "Uluslararası pazarlar",
          "Sürdürülebilir üretim",
          "Eğitim programları",
        ],
      },
      {
        heading: "Teknoloji yatırımında neredeyiz",
        pairs: [
          ["CAD/CAM", "%90"],
          ["3D tarayıcılar", "%85"],
          ["Dijital iş akışı", "%95"],
        ],
      },
      {
        heading: "Başarıyı neyle ölçeceğiz",
        titles: ["Müşteri memnuniyeti", "Zamanında teslimat", "Denetlenmiş üretim", "Yetişen ekip"],
      },
    ],
  },
  {
    route: "/misyonumuz",
    h1: "Misyonumuz",
    sections: [
      { heading: "Neye göre karar veririz", titles: ["Açık söz", "Titizlik", "İş birliği", "Öğrenme"] },
      {
        heading: "Verdiğimiz sözün karşılığı",
        pairs: [
          ["Müşteri memnuniyeti", "%99"],
          ["Zamanında teslimat", "%98"],
          ["Kalite standartlarına uyum", "%100"],
        ],
      },
      { heading: "Planla, üret, kontrol et", titles: ["Planlama", "Üretim", "Kontrol"] },
    ],
  },
  {
    route: "/sss",
    h1: "Sık Sorulan Sorular",
    sections: [
      {
        heading: "Sorunuz beklemesin",
        titles: ["24/7 teknik destek", "2 saat içinde yanıt", "Teknisyenle görüşme"],
      },
      {
        heading: "Hekimlerin en çok sordukları",
        titles: [
          "Protezlerin teslim süresi ne kadar?",
          "Acil vakalar için ekspres hizmetiniz var mı?",
          "Garanti koşullarınız nelerdir?",
          "Hangi ödeme yöntemlerini kabul ediyorsunuz?",
          "Dijital ölçü dosyası gönderebilir miyim?",
          "Hangi porselen ve seramik sistemlerini kullanıyorsunuz?",
          "Renk seçimini nasıl iletmeliyim?",
          "Uyumsuzluk olursa süreç nasıl işler?",
          "Teknik desteğe ne zaman ulaşabilirim?",
          "Laboratuvarınızı ziyaret edebilir miyim?",
        ],
        says: [
          /Sabit kronlar 3–5, hareketli protezler 5–7 iş gününde/,
          /24–48 saat/,
          /2 yıl/,
          /ücretsiz/,
          /indirimli/,
          /[Nn]akit/,
          /kart/,
          /havale/,
          /çek/,
          /24\/7/,
          /2 saat içinde/,
        ],
      },
      {
        heading: "Size uyan yoldan ulaşın",
        titles: ["Telefon", "WhatsApp", "E-posta"],
        links: [...contactLinks, ["WhatsApp’tan yazın", "https://wa.me/903520000000"]],
      },
      { heading: "Vakayı anlatın, yanıtı teknisyenden alın" },
    ],
  },
  {
    route: "/iletisim",
    h1: "İletişim",
    sections: [
      {
        heading: "Bize ulaşın",
        pairs: [...hours, ["Teknik destek", "24/7"]],
        links: [...contactLinks, ["WhatsApp ile yazın", "https://wa.me/903520000000"]],
      },
      { heading: "Sedef Dental", says: ["Haritayı göster", "Yol tarifi al"] },
    ],
  },
  {
    route: "/laboratuvar",
    h1: "Protezin üretildiği yer",
    sections: [
      {
        heading: "Laboratuvarın rakamları",
        pairs: [
          ["Yıl deneyim", "15+"],
          ["Tamamlanan proje", "5.000+"],
          ["Acil teslim", "24–48 saat"],
          ["Müşteri memnuniyeti", "%99"],
        ],
      },
      { heading: "Bir vakanın laboratuvardaki yolu" },
      { heading: "Ekrandan freze ucuna", titles: ["CAD/CAM", "Dijital iş akışı", "Kalite kontrol"] },
      { heading: "Gelin, tezgâhın başında konuşalım", links: contactLinks },
    ],
  },
  {
    route: "/kvkk",
    h1: "KVKK Aydınlatma Metni",
    bannerHeight: 400,
    sections: [
      {
        heading: "Veriyi hangi ilkelerle işleriz",
        titles: ["Hukuka uygunluk", "Şeffaflık", "Veri minimizasyonu", "Güvenlik"],
      },
      {
        heading: "İşlenen kişisel veriler",
        titles: [
          "Ad ve telefon",
          "E-posta adresi",
          "Diş tedavi geçmişi",
          "Ağız sağlığı bilgileri",
          "Laboratuvar ölçü verileri",
          "Fatura bilgileri",
        ],
      },
      {
        heading: "Haklarınız",
        titles: [
          "İşlenip işlenmediğini öğrenme",
          "Bilgi talep etme",
          "Amacını öğrenme",
          "Düzeltilmesini isteme",
          "Silinmesini isteme",
          "Üçüncü kişileri bilme",
        ],
      },
      { heading: "Kullanım koşulları" },
      {
        heading: "Başvuru",
        pairs: [
          ["Telefon", "0352 000 ** **"],
          ["Şehir", "Kayseri"],
        ],
        links: [["kvkk@sedefdental.example", "mailto:kvkk@sedefdental.example"]],
      },
    ],
  },
  {
    route: "/kalite-standartlari",
    h1: "Kalite Standartları",
    bannerHeight: 400,
    sections: [
      {
        heading: "Geçerli belgelerimiz",
        titles: ["ISO 9001:2015", "ISO 13485", "CE uygunluğu", "FDA onayı"],
        pairs: [
          ["ISO 9001:2015", "Aktif"],
          ["ISO 13485", "Aktif"],
          ["CE uygunluğu", "Aktif"],
          ["FDA onayı", "Aktif"],
        ],
      },
      {
        heading: "Kontrol üretimin sonuna bırakılmaz",
        titles: ["Hammadde", "Üretim", "Son test", "Müşteri memnuniyeti"],
      },
      {
        heading: "Ölçülen sonuçlar",
        pairs: [
          ["Kalite oranı", "%99,8"],
          ["Acil teslimat", "24–48 saat"],
          ["Yıl deneyim", "15+"],
          ["Kontrol", "%100"],
        ],
      },
    ],
  },
];
