import { z } from "zod";
import { colour } from "./fields";

/** The brand's colours, from which `src/lib/colour/palette.ts` derives all others, and what becomes of the pictures. */
export const brandSchema = z.strictObject({
  main: colour("Ana renk: düğmeler, bağlantılar, simgeler ve amblem."),
  accent: colour("Vurgu rengi: süreler, rakamlar ve ölçüler."),
  grounds: z
    .strictObject({
      page: colour("Sayfanın zemini; çok açık bir renk.").optional(),
      tint: colour("Ara bölümlerin, ana renge çalan açık zemini.").optional(),
      warm: colour("Sayfada bir kez gelen, vurgu rengine çalan açık zemin.").optional(),
      deep: colour("Rakam bandının ve alt bilginin koyu zemini.").optional(),
    })
    .describe("Zeminler; verilmeyen, ana renkten ve vurgu renginden türetilir.")
    .meta({ typeName: "BrandGrounds" })
    .optional(),
  pictures: z
    .strictObject({
      tint: colour(
        "Görsellerdeki petrol mavisinin çevrileceği renk; diş, diş eti ve altın renkleri aynı kalır.",
      ),
    })
    .describe("Örnek görsellerin renginin değişmesi; kendi fotoğraflarınızı kullanıyorsanız yazılmaz.")
    .meta({ typeName: "BrandPictures" })
    .optional(),
});
