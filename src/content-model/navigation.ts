import { z } from "zod";
import { choiceLabel } from "./choice-labels";
import { distinct, fieldGroup, link, list, order, rule, text } from "./fields";

const linkShape = {
  label: text("Bağlantının adı", 40),
  to: distinct(link("Bağlantının gittiği sayfa")),
  mobileLabel: text("Mobil menüdeki ad", 40).meta({ hint: "Verilmezse aynısı." }).optional(),
  description: text("Menüde adın altındaki açıklama", 80).optional(),
};

const navigationLink = fieldGroup("NavigationLink", "Menü bağlantısı", linkShape);

/** A link among those of pages, which have orders of their own. */
const orderedLink = fieldGroup("NavigationLink", "Menü bağlantısı", {
  ...linkShape,
  order: order("Sırası").meta({ graphql: false }).optional(),
});

/** Entries of the header's menu. */
const menuEntries = ["home", "corporate", "products", "pages", "contact"] as const;

const needed = menuEntries.filter((entry) => entry !== "home");

export const navigationSchema = z.strictObject({
  menu: list(distinct(z.enum(menuEntries).meta({ label: "Menü öğesi" })), "Üst menünün sırası")
    .meta({
      hint: "Telefonda da bu sıra geçerlidir. Ana sayfayı listeden çıkarırsanız menüde durmaz.",
      ordered: true,
    })
    .refine(
      (entries) => needed.every((entry) => entries.includes(entry)),
      rule(
        "Üst menünün sırasında bir girdi eksik.",
        `Bunların hepsi listede durur, karşılığı olmayan görünmez: ${needed
          .map((entry) => `${choiceLabel(entry)} (${entry})`)
          .join(", ")}. Yalnız ana sayfa (home) çıkarılabilir.`,
      ),
    ),
  home: navigationLink.meta({ label: "Ana sayfa bağlantısı" }),
  corporate: fieldGroup("CorporateMenu", "Kurumsal menüsü", {
    label: text("Menünün adı", 30),
    links: z.array(orderedLink).max(12).optional().meta({
      label: "Menüdeki bağlantılar",
      hint: "Sayfalar kendi formlarından eklenir.",
    }),
  })
    .meta({ hint: "Verilmezse ya da içinde bağlantı yoksa görünmez." })
    .optional(),
  products: fieldGroup("ProductsMenu", "Ürünler menüsü", {
    label: text("Menünün adı", 30),
    turnaroundLabel: text("Süre sütununun başlığı", 30)
      .meta({ hint: "Teslim süresi olan ürün varsa görünür." })
      .optional(),
    links: z
      .array(orderedLink)
      .max(3)
      .optional()
      .meta({ label: "Menünün altındaki bağlantılar", hint: "Örneğin iş formu." }),
    groups: list(distinct(text("Grubun adı", 40)), "Ürün grupları, menüdeki sırasıyla", { max: 3 }).meta({
      hint: "Ürünler grubunu kendi formunda seçer.",
    }),
  }).meta({ hint: "Ürünler yerlerini kendi formlarından alır." }),
  contact: navigationLink.meta({ label: "İletişim bağlantısı" }),
  footer: fieldGroup("FooterNavigation", "Alt bilgi bağlantıları", {
    servicesTitle: text("Ürün bağlantılarının başlığı", 40),
    serviceLinks: z.array(orderedLink).max(12).optional().meta({
      label: "Ürünlerden sonra gelen bağlantılar",
      hint: "Ürünler ve sayfalar kendi formlarından eklenir.",
    }),
    quickTitle: text("Hızlı bağlantıların başlığı", 40),
    quickLinks: z
      .array(orderedLink)
      .max(12)
      .optional()
      .meta({ label: "Hızlı bağlantılar", hint: "Sayfalar kendi formlarından eklenir." }),
    lineLinks: z.array(navigationLink).max(4).optional().meta({ label: "En alt satırdaki bağlantılar" }),
    contactTitle: text("İletişim bilgilerinin başlığı", 40),
  }),
});
