import { z } from "zod";
import { type FieldMeta, formatted, keyword, originPattern } from "./fields";

const address = (description: string) =>
  formatted(
    new RegExp(`^${originPattern.source}(/[^\\s"'<>\\\\;,]*)?$`),
    description,
    "Adresi https:// ile, eksiksiz yazın.",
  );

/** Repository to which `/admin` publishes. */
export const repository = z
  .strictObject({
    host: z
      .enum(["github", "gitlab", "gitea"])
      .describe("Deponun bulunduğu hizmet; Forgejo ve Codeberg, Gitea sayılır."),
    name: formatted(
      /^[\w.-]+(?:\/[\w.-]+)+$/,
      "Deponun adı, örneğin laboratuvar/site.",
      "Sahibiyle yazın: laboratuvar/site.",
    ),
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

/** Publishing target of `content/site.yaml`. */
export type Repository = z.infer<typeof repository>;

/** Default servers of the hosts. */
const hosts = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
} as const;

/** Origins that `/admin` calls while editing. */
export function originsOf({ host, api, signIn }: Repository): string[] {
  const called = [api ?? hosts[host], ...(signIn ? [signIn.url] : [])].map((url) => new URL(url).origin);
  return [...new Set(called)];
}
