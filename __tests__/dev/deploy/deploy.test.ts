import {
  PUBLISHABLE_KEY,
  REF,
  type SupabaseProject,
  startSupabaseProject,
} from "../../support/supabase-project.ts";
import { firstAnswers, type Hosts, type Run, run, startHosts } from "./run.ts";

// One project from its creation to its third deployment; each test continues where the previous one ended.

jest.setTimeout(120_000);
let project: SupabaseProject;
let hosts: Hosts;

beforeAll(async () => {
  project = await startSupabaseProject();
  hosts = await startHosts();
});
afterAll(async () => {
  hosts.stop();
  await project.stop();
});

/** Calls and statements that change something. */
const changes = () => [
  ...project.calls.filter((call) => !call.startsWith("GET") && call !== "POST /database/query"),
  ...project.statements.filter((statement) => !/^\s*select (?!vault\.)/.test(statement)),
];

async function runAgain(options: Parameters<typeof run>[2] = {}): Promise<Run> {
  project.calls.length = 0;
  project.statements.length = 0;
  return run(project, hosts, options);
}

const secretsOf = (names: readonly string[]) => names.map((name) => project.secrets.get(name) ?? "");

describe("a deployment to an empty project", () => {
  test("a dry run changes nothing", async () => {
    const { said, npm, result } = await runAgain({ changes: { isDryRun: true } });
    expect([result, npm, changes()]).toEqual([true, [], []]);
    expect(said).toMatch(/\+ Veritabanının yapısı: \d+ adım uygulanacak/);
  });

  test("a declined deployment changes nothing", async () => {
    const { said, result } = await runAgain({ contrary: ["Bunlar yapılsın mı?"] });
    expect([result, changes()]).toEqual([false, []]);
    expect(said).toMatch(/Hiçbir şey değiştirilmedi\./);
  });

  test("changes nothing if the site cannot be built", async () => {
    const { error } = await runAgain({ changes: { npm: async () => false } });
    expect(error?.message).toMatch(/^Site yapılamadı.*Yayındaki hiçbir şey değişmedi/);
    expect(changes()).toEqual([]);
  });

  test("explains a failure halfway and how to continue", async () => {
    project.refusals["POST /secrets"] = { status: 503, message: "try later" };
    const { error } = await runAgain();
    project.refusals = {};
    expect(error?.message).toMatch(/ayarları.*503: try later.*yeniden çalıştırın.*kalanlar tamamlanır/);
    expect(project.published).toBeUndefined();
  });

  let first: Run;
  test("continues to a function that reaches its database", async () => {
    first = await runAgain();
    expect(first.error).toBeUndefined();
    expect(first.result).toBe(true);
    expect(first.said).toMatch(/= Veritabanının yapısı: hazır/);
    const health = await fetch(`${project.origin}/functions/v1/send-contact-email/health`);
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ problems: [] })]);
  });

  test("builds first, passes the key to the build, uploads last", () => {
    const [build, upload] = first.npm;
    expect(first.npm).toHaveLength(2);
    expect(build?.args).toBe("run build");
    expect(build?.env).toMatchObject({
      GATSBY_SUPABASE_URL: project.origin,
      GATSBY_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
      SITE_URL: firstAnswers.SITE_URL,
    });
    expect(upload?.args).toMatch(/wrangler pages deploy public --project-name laboratuvar --branch main$/);
    expect(upload?.env).toMatchObject({
      CLOUDFLARE_API_TOKEN: "cf-secret-token",
      CLOUDFLARE_ACCOUNT_ID: "account-1",
    });
  });

  test("creates the site at its host and allows its address", () => {
    expect(hosts.made["/cloudflare/accounts/account-1/pages/projects"]).toEqual({
      name: "laboratuvar",
      production_branch: "main",
    });
    expect(project.secrets.get("ALLOWED_ORIGINS")).toBe(
      "https://www.laboratuvar.com.tr,https://laboratuvar.com.tr,https://laboratuvar-x1.pages.dev",
    );
  });

  test("checks the host's address while the domain is not connected", () => {
    expect(first.live).toEqual([
      {
        url: "https://laboratuvar-x1.pages.dev",
        published: "https://www.laboratuvar.com.tr",
        send: undefined,
      },
    ]);
    expect(first.said).toMatch(/www\.laboratuvar\.com\.tr henüz bu siteye gelmiyor/);
  });

  test("sends the function as the Supabase CLI does", () => {
    const names = [...(project.published?.files.keys() ?? [])];
    expect(names).toContain("supabase/functions/send-contact-email/index.ts");
    expect(project.published?.metadata).toEqual({
      name: "send-contact-email",
      entrypoint_path: "supabase/functions/send-contact-email/index.ts",
      import_map_path: "supabase/functions/send-contact-email/deno.json",
      static_patterns: [],
      verify_jwt: false,
    });
  });

  test("shows no secret and passes none by argument or SQL", () => {
    const made = secretsOf(["CONTACT_DATABASE_URL", "DRAIN_KEY", "CLIENT_HASH_KEY", "RESEND_API_KEY"]);
    const password = new URL(made[0] ?? "").password;
    const seen = [first.said, ...first.npm.map(({ args }) => args), ...project.statements].join("\n");
    for (const secret of [...made, password, firstAnswers.SUPABASE_ACCESS_TOKEN, "cf-secret-token"]) {
      expect(secret).not.toBe("");
      expect(seen).not.toContain(secret);
    }
  });

  test("gives the function the pooler's address with the role's name", () => {
    const { username, password } = new URL(project.secrets.get("CONTACT_DATABASE_URL") ?? "");
    expect(username).toBe(`contact_function.${REF}`);
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect(project.secrets.get("CONTACT_DATABASE_CA")).toMatch(/^-----BEGIN CERTIFICATE-----\\n/);
  });
});

describe("another deployment", () => {
  test("changes nothing in a project that has everything", async () => {
    const before = new Map(project.secrets);
    const { said, result, npm } = await runAgain();
    expect([result, npm.length]).toEqual([true, 2]);
    expect(said.match(/^ {2}\+ .*/gm)).toEqual([
      expect.stringContaining("+ Site: "),
      expect.stringContaining("+ Yükleme: "),
    ]);
    expect(changes()).toEqual([]);
    expect(project.secrets).toEqual(before);
  });

  test("changes only the recipients it is given", async () => {
    const before = new Map(project.secrets);
    // Empty answers keep the key and the sender.
    const { RESEND_API_KEY: _, MAIL_FROM: __, ...others } = firstAnswers;
    const answers = { ...others, MAIL_TO: "yeni@laboratuvar.com.tr" };
    const { said, error } = await runAgain({ answers, contrary: ["Posta ayarları duruyor"] });
    expect(error).toBeUndefined();
    expect(said).toMatch(/\+ Mesaj servisinin ayarları: değişecek: MAIL_TO\n/);
    expect(project.secrets).toEqual(before.set("MAIL_TO", "yeni@laboratuvar.com.tr"));
  });

  test("redeploys a changed function and one that verifies JWTs", async () => {
    project.published?.files.set("supabase/functions/send-contact-email/index.ts", "");
    expect((await runAgain()).said).toMatch(/\+ Mesaj servisi: yenilenecek \(1 dosya farklı\)/);
    if (project.published) project.published.metadata.verify_jwt = true;
    expect((await runAgain()).said).toMatch(/\+ Mesaj servisi: ilk kez yayımlanacak/);
  });

  test("renews a password that the database rejects", async () => {
    await project.sql.unsafe("alter role contact_function with password 'changed by hand'");
    await project.restartFunction();
    const { said, result } = await runAgain();
    expect(said).toMatch(/veritabanı hesabı: mesaj servisi veritabanına giremiyor; parola yenilenecek/);
    expect(result).toBe(true);
  });

  test("restores a removed schedule", async () => {
    const jobs = () => project.sql`select jobname from cron.job order by jobname`;
    const before = await jobs();
    await project.sql`delete from cron.job`;
    await project.sql`update contact.heartbeat set last_drain_at = now() - interval '11 minutes'`;
    await project.restartFunction();
    const { said, result } = await runAgain();
    expect([result, await jobs()]).toEqual([true, before]);
    expect(said).toMatch(/\+ Zamanlayıcı: /);
  });

  test("replaces the scheduler's key if the two differ", async () => {
    await project.sql`update vault.secrets set secret = 'another' where name = 'contact_drain_key'`;
    const { said } = await runAgain();
    expect(said).toMatch(/\+ Zamanlayıcı: /);
    const [row] = await project.sql`select secret from vault.secrets where name = 'contact_drain_key'`;
    expect(row?.secret).toBe(project.secrets.get("DRAIN_KEY"));
  });

  test("renews passwords on request", async () => {
    const names = ["CONTACT_DATABASE_URL", "DRAIN_KEY", "CLIENT_HASH_KEY"];
    const [url, drainKey, hashKey] = secretsOf(names);
    expect((await runAgain({ changes: { isRotating: true } })).result).toBe(true);
    expect(secretsOf(names)).toEqual([
      expect.not.stringMatching(url ?? ""),
      expect.not.stringMatching(drainKey ?? ""),
      hashKey,
    ]);
  });

  test("switching the mail transport removes old settings", async () => {
    const smtp = { SMTP_HOST: "posta.laboratuvar.com.tr", SMTP_USER: "web", SMTP_PASSWORD: "parola" };
    const answers = { ...firstAnswers, ...smtp };
    const { error, said } = await runAgain({ answers, contrary: ["Posta ayarları duruyor"] });
    expect(error).toBeUndefined();
    expect(said).toMatch(/silinecek: RESEND_API_KEY/);
    expect(project.secrets.has("RESEND_API_KEY")).toBe(false);
    expect(secretsOf(["SMTP_HOST", "SMTP_PORT"])).toEqual(["posta.laboratuvar.com.tr", "465"]);
  });
});
