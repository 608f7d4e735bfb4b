import { sectionHead } from "../field-groups";
import { distinct, fieldGroup, link, list, pdf, rule, text, webAddress } from "../fields";
import { section } from "./section";

const targets = ["to", "web", "file"] as const;

const pageLink = fieldGroup("PageLink", "Bağlantı", {
  label: distinct(text("Bağlantının adı", 40)),
  to: link("Bağlantının gittiği sayfa").optional(),
  web: webAddress("Sayfa yerine başka bir sitenin adresi, https:// ile").optional(),
  file: pdf("Sayfa yerine bir PDF dosyası").meta({ hint: "Örneğin fiyat listesi." }).optional(),
  description: text("Bağlantının yanındaki açıklama", 160),
}).refine(
  (value) => targets.filter((name) => value[name] !== undefined).length === 1,
  rule(
    "Bağlantının tek bir yere gitmesi gerekir.",
    "Sayfa, başka bir sitenin adresi ve PDF belgesinden birini verin, ötekileri kaldırın.",
  ),
);

export const links = section("links", "Bağlantılar", "Sayfalar, başka siteler, PDF dosyaları.", {
  ...sectionHead,
  items: list(pageLink, "Bağlantılar", { max: 6 }).meta({ hint: "Sırasıyla." }),
});
