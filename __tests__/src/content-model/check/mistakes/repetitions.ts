import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

/** A value that another field already has; `field` as the message names it. */
const taken = (file: string, change: Mistake["change"], field: string, value: string): Mistake => ({
  file,
  change,
  message: `${field} için ${value} zaten kullanılıyor.`,
  fix: /^İkisi ayırt edilemez; burada başkasını yazın ya da birini kaldırın\. Öteki:/,
});

export const repetitionMistakes: readonly Mistake[] = [
  taken(
    porselen,
    ["  title: Porselen Kron\n", "  title: ▸Lamine Kron (Yaprak Porselen)\n"],
    "“Arama sonuçlarında ve sekmede görünen başlık”",
    "“Lamine Kron (Yaprak Porselen)”",
  ),
  taken(total, ["slug: total-protez", "slug: ▸lamine-kron"], "“Sayfanın adresi”", "“lamine-kron”"),
  taken(
    total,
    ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    "“Formdaki adı”",
    "“Lamine Kron”",
  ),
  taken("pages/products.yaml", ["- Çocuk\n", "- Çocuk\n    - ▸COCUK\n"], "“Kategoriler” 4. madde", "“COCUK”"),
  taken(product, ["- Kontrollü opaklık", "- ▸Renk maskeleme"], "“Özellikleri” 2. madde", "“Renk maskeleme”"),
];
