import { z } from "zod";
import { formatted, keyword, originPattern } from "./fields";

/** Repository to which `/admin` publishes. */
export const repository = z
  .strictObject({
    host: z.enum(["github"]).meta({ label: "Deponun bulunduğu hizmet" }),
    name: formatted(/^[\w.-]+(?:\/[\w.-]+)+$/, "Deponun adı", "Sahibiyle yazın: laboratuvar/site.").meta({
      hint: "Örneğin laboratuvar/site.",
    }),
    branch: keyword("Yayımlanan dal").meta({ hint: "Verilmezse deponun varsayılan dalı." }).optional(),
    signIn: z
      .strictObject({
        url: formatted(
          new RegExp(`^${originPattern.source}(/[^\\s"'<>\\\\;,]*)?$`),
          "Giriş hizmetinin adresi",
          "Adresi https:// ile, eksiksiz yazın.",
        ),
      })
      .optional()
      .meta({ label: "Hesapla giriş (OAuth)", hint: "Verilmezse erişim anahtarıyla (token) girilir." }),
  })
  .meta({
    label: "Düzenleme sayfasının (/admin) yayımladığı depo",
    hint: "Verilmezse sayfa yalnız bu bilgisayarda bulunur.",
  })
  .meta({ graphql: false, setUp: true });

/** Publishing target of `content/site.yaml`. */
export type Repository = z.infer<typeof repository>;

/** Origins that `/admin` calls while editing. */
export const originsOf = ({ signIn }: Repository): string[] => [
  "https://api.github.com",
  ...(signIn ? [new URL(signIn.url).origin] : []),
];
