import { placeOf, type SourceFile, type ValuePath } from "../documents";
import { dig, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/** A text that has to be there as soon as something else is: the words beside a number that is shown. */
interface Label {
  file: string;
  path: readonly string[];
  /** What makes it needed, as an editor knows it. */
  because: string;
  isNeeded: (content: Content) => boolean;
}

interface Content {
  site: unknown;
  navigation: unknown;
  home: unknown;
  workSlip: unknown;
  products: readonly unknown[];
}

const siteHas = (key: string) => ({
  because: `site.yaml içinde “${key}” var`,
  isNeeded: ({ site }: Content) => dig(site, [key]) !== undefined,
});

const someProduct = (because: string, has: (product: unknown) => boolean) => ({
  because,
  isNeeded: ({ products }: Content) => products.some(has),
});

const materialsOf = (product: unknown): unknown[] => {
  const items = dig(product, ["materials", "items"]);
  return Array.isArray(items) ? items : [];
};

const labels: readonly Label[] = [
  { file: "navigation.yaml", path: ["footer", "whatsappLabel"], ...siteHas("whatsapp") },
  {
    file: "navigation.yaml",
    path: ["products", "turnaroundLabel"],
    ...someProduct(
      "teslim süresi olan bir ürün var",
      (product) => dig(product, ["turnaround"]) !== undefined,
    ),
  },
  {
    file: "holidays.yaml",
    path: ["delivery", "slipLabel"],
    because: "iş formu sayfası (pages/work-slip.yaml) var",
    isNeeded: ({ workSlip }) => workSlip !== undefined,
  },
  { file: "pages/contact.yaml", path: ["details", "whatsappLabel"], ...siteHas("whatsapp") },
  { file: "pages/faq.yaml", path: ["contact", "whatsapp"], ...siteHas("whatsapp") },
  { file: "pages/faq.yaml", path: ["contact", "whatsappLabel"], ...siteHas("whatsapp") },
  { file: "pages/faq.yaml", path: ["contact", "email"], ...siteHas("email") },
  { file: "pages/kvkk.yaml", path: ["contact", "emailLabel"], ...siteHas("kvkkEmail") },
  {
    file: "pages/kvkk.yaml",
    path: ["contact", "addressLabel"],
    because: "site.yaml içinde “kvkkEmail” yok, başvurular posta adresine gelir",
    isNeeded: ({ site }) => isRecord(site) && site.kvkkEmail === undefined,
  },
  {
    file: "pages/home.yaml",
    path: ["hero", "laboratoryLabel"],
    because: "navigation.yaml içinde “laboratory” bağlantısı var",
    isNeeded: ({ navigation }) => dig(navigation, ["laboratory"]) !== undefined,
  },
  {
    file: "pages/home.yaml",
    path: ["hero", "requestLabel"],
    because: "bilgi talebi bölümü (“infoRequest”) var",
    isNeeded: ({ home }) => dig(home, ["infoRequest"]) !== undefined,
  },
  {
    file: "pages/home.yaml",
    path: ["about", "linkLabel"],
    because: "bağlantının gittiği sayfa (“linkTo”) verilmiş",
    isNeeded: ({ home }) => dig(home, ["about", "linkTo"]) !== undefined,
  },
  {
    file: "pages/products.yaml",
    path: ["table", "materials"],
    ...someProduct("malzemesi olan bir ürün var", (product) => materialsOf(product).length > 0),
  },
  {
    file: "pages/products.yaml",
    path: ["table", "byMaterial"],
    ...someProduct(
      "garantisi malzemeye göre değişen bir ürün var",
      (product) =>
        dig(product, ["warranty"]) === undefined &&
        materialsOf(product).some((material) => dig(material, ["warranty"]) !== undefined),
    ),
  },
  {
    file: "pages/products.yaml",
    path: ["table", "shades"],
    ...someProduct("rengi olan bir ürün var", (product) => dig(product, ["shades"]) !== undefined),
  },
  {
    file: "pages/products.yaml",
    path: ["table", "steps"],
    ...someProduct("adımları olan bir ürün var", (product) => dig(product, ["process"]) !== undefined),
  },
];

/** Labels that are missing where they would be shown; where nothing shows them nobody has to write them. */
export function neededLabels(files: readonly SourceFile[]): Problem[] {
  const at = (path: string) => files.find((file) => file.path === path);
  const content: Content = {
    site: at("site.yaml")?.value,
    navigation: at("navigation.yaml")?.value,
    home: at("pages/home.yaml")?.value,
    workSlip: at("pages/work-slip.yaml"),
    products: files.filter(({ kind }) => kind?.type === "Product").map(({ value }) => value),
  };
  return labels.flatMap(({ file: name, path, because, isNeeded }) => {
    const file = at(name);
    const section: ValuePath = path.slice(0, -1);
    // A section that is left out shows nothing.
    if (!file || !isRecord(dig(file.value, section.map(String)))) return [];
    if (dig(file.value, path) !== undefined || !isNeeded(content)) return [];
    return [
      problemAt(
        file,
        placeOf(file, section, "key"),
        `“${path.join(" › ")}” alanı eksik: ${because}.`,
        `“${section.join(" › ")}” altına “${path.at(-1)}” alanını yazın.`,
      ),
    ];
  });
}
