import { z } from "zod";
import { type FieldMeta, keyword, originPattern } from "./fields";

const address = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^${originPattern.source}(/[^\\s"'<>\\\\;,]*)?$`))
    .describe(description)
    .meta({ kind: "keyword" } satisfies FieldMeta);

/** Repository to which `/admin` publishes. */
export const repository = z
  .strictObject({
    host: z
      .enum(["github", "gitlab", "gitea"])
      .describe("Deponun bulunduğu hizmet; Forgejo ve Codeberg, Gitea sayılır."),
    name: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)+$/)
      .describe("Deponun adı, örneğin laboratuvar/site.")
      .meta({ kind: "keyword" } satisfies FieldMeta),
    branch: keyword("Yayımlanan dal; verilmezse deponun varsayılan dalı.").optional(),
    api: address("Hizmet kendi sunucunuzdaysa API adresi, örneğin https://git.ornek.com/api/v1.").optional(),
    signIn: z
      .strictObject({
        url: address("Giriş hizmetinin adresi."),
        appId: keyword("Giriş hizmetindeki uygulama numarası; GitLab ve Gitea ister.").optional(),
      })
      .optional()
      .describe("Hesapla giriş (OAuth); verilmezse erişim anahtarıyla (token) girilir."),
  })
  .describe(
    "Düzenleme sayfasının (/admin) yayımladığı depo; verilmezse sayfa yalnız bu bilgisayarda bulunur.",
  )
  .meta({ graphql: false } satisfies FieldMeta);
