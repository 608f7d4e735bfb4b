import { z } from "zod";
import { colour, fieldGroup } from "./fields";

/** Brand colours; `src/domain/colour/palette.ts` derives all others. */
export const brandSchema = z.strictObject({
  main: colour("Ana renk").meta({ hint: "Düğmeler, bağlantılar, simgeler ve amblem." }),
  accent: colour("Vurgu rengi").meta({
    hint: "Süreler, rakamlar ve ölçüler. Dolgularda olduğu gibi durur; yazıda ve ince çizgilerde okunacak kadar koyulaştırılır.",
  }),
  backgrounds: fieldGroup("BrandGrounds", "Zeminler", {
    page: colour("Sayfanın zemini").meta({ hint: "Çok açık bir renk (koyu bir sayfa olmaz)." }).optional(),
    tint: colour("Ara bölümlerin, ana renge çalan açık zemini").optional(),
    warm: colour("Sayfada bir kez gelen, vurgu rengine çalan açık zemin").optional(),
    deep: colour("Rakam bandının ve alt bilginin koyu zemini").optional(),
  })
    .meta({ hint: "Verilmeyen, ana renkten ve vurgu renginden türetilir." })
    .optional(),
});
