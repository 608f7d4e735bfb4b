import { z } from "zod";
import { type FieldMeta, formatted, keyword, originPattern } from "./fields";

/** Repository to which `/admin` publishes. */
export const repository = z
  .strictObject({
    host: z.enum(["github"]).describe("Deponun bulunduğu hizmet."),
    name: formatted(
      /^[\w.-]+(?:\/[\w.-]+)+$/,
      "Deponun adı, örneğin laboratuvar/site.",
      "Sahibiyle yazın: laboratuvar/site.",
    ),
    branch: keyword("Yayımlanan dal; verilmezse deponun varsayılan dalı.").optional(),
    signIn: z
      .strictObject({
        url: formatted(
          new RegExp(`^${originPattern.source}(/[^\\s"'<>\\\\;,]*)?$`),
          "Giriş hizmetinin adresi.",
          "Adresi https:// ile, eksiksiz yazın.",
        ),
      })
      .optional()
      .describe("Hesapla giriş (OAuth); verilmezse erişim anahtarıyla (token) girilir."),
  })
  .describe(
    "Düzenleme sayfasının (/admin) yayımladığı depo; verilmezse sayfa yalnız bu bilgisayarda bulunur.",
  )
  .meta({ graphql: false } satisfies FieldMeta);

/** Publishing target of `content/site.yaml`. */
export type Repository = z.infer<typeof repository>;

/** Origins that `/admin` calls while editing. */
export const originsOf = ({ signIn }: Repository): string[] => [
  "https://api.github.com",
  ...(signIn ? [new URL(signIn.url).origin] : []),
];
