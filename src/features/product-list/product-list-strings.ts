/** Interface words of the product list; its page copy is in `content/pages/products.yaml`. */
export const productListStrings = {
  sortBy: {
    name: "Ada göre sırala",
    turnaround: "Teslim süresine göre sırala",
    warranty: "Garantiye göre sırala",
  },
  foundInAll: (all: string, count: number) =>
    `Bu kategoride bulamadık; “${all}” seçilince ${count} ürün görünür.`,
  onlyPages: "Aradığınızı bu sayfa ve yanıtlarda bulduk.",
  compare: "Karşılaştır",
  choose: "Seç",
  compareHint: "Karşılaştırmak için en çok üçünü işaretleyin.",
  askFor: (count: number) => `${["Bu ürün", "Bu ikisi", "Bu üçü"][count - 1] ?? "Bunlar"} için bilgi isteyin`,
  chosen: (names: readonly string[]) => `Seçildi: ${names.join(", ")}`,
  chosenCount: (count: number, max: number) => `${count} / ${max} ürün seçildi`,
  full: "Üç ürün seçtiniz; başka birini eklemek için birini çıkarın.",
  toComparison: "Karşılaştırmayı görün",
  clear: "Seçimi temizleyin",
  pictures: "Fotoğraf",
  remove: (name: string) => `${name}: karşılaştırmadan çıkar`,
  /** Rows of the comparison. */
  rows: {
    materials: "Malzeme, tür ve bölümler",
    shades: "Renkler",
    steps: "Üretim adımları",
    byMaterial: "Malzemeye göre",
  },
  onlyDifferences: "Yalnızca farkları göster",
  noDifference: "Seçilen ürünler bu ölçütlerde aynı.",
  print: "Yazdır",
} as const;
