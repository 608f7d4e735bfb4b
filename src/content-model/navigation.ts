import { z } from "zod";
import { distinct, fieldGroup, link, list, text } from "./fields";

const navigationLink = fieldGroup("NavigationLink", "Menü bağlantısı.", {
  label: text("Bağlantının adı.", 40),
  to: distinct(link("Bağlantının gittiği sayfa.")),
  mobileLabel: text("Mobil menüdeki ad; verilmezse aynısı.", 40).optional(),
  description: text("Menüde adın altındaki açıklama.", 80).optional(),
});

export const navigationSchema = z.strictObject({
  home: navigationLink.describe("Ana sayfa bağlantısı."),
  corporate: fieldGroup(
    "CorporateMenu",
    "Kurumsal menüsü; verilmezse ya da içinde bağlantı yoksa görünmez.",
    {
      label: text("Menünün adı.", 30),
      links: z
        .array(navigationLink)
        .max(12)
        .optional()
        .describe("Menüdeki bağlantılar, sırasıyla; sayfalar yerlerini kendi formlarından alır."),
    },
  ).optional(),
  products: fieldGroup("ProductsMenu", "Ürünler menüsü; ürünler yerlerini kendi formlarından alır.", {
    label: text("Menünün adı.", 30),
    turnaroundLabel: text("Süre sütununun başlığı; teslim süresi olan ürün varsa görünür.", 30).optional(),
    links: z
      .array(navigationLink)
      .max(3)
      .optional()
      .describe("Menünün altındaki bağlantılar, örneğin iş formu."),
    groups: list(
      distinct(text("Grubun adı.", 40)),
      "Ürün grupları, menüdeki sırasıyla; ürünler grubunu kendi formunda seçer.",
      { max: 3 },
    ),
  }),
  contact: navigationLink.describe("İletişim bağlantısı."),
  footer: fieldGroup("FooterNavigation", "Alt bilgi bağlantıları.", {
    servicesTitle: text("Ürün bağlantılarının başlığı.", 40),
    serviceLinks: z
      .array(navigationLink)
      .max(12)
      .optional()
      .describe("Ürünlerden sonra gelen bağlantılar; ürünler ve sayfalar kendi formlarından eklenir."),
    quickTitle: text("Hızlı bağlantıların başlığı.", 40),
    quickLinks: z
      .array(navigationLink)
      .max(12)
      .optional()
      .describe("Hızlı bağlantılar; sayfalar kendi formlarından eklenir."),
    lineLinks: z.array(navigationLink).max(4).optional().describe("En alt satırdaki bağlantılar."),
    contactTitle: text("İletişim bilgilerinin başlığı.", 40),
  }),
});
