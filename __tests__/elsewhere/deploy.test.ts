import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import {
  answers,
  type Deployment,
  isFetched,
  NEWEST_KEY,
  REF,
  startDeployment,
  TOKEN,
} from "../support/deployment.ts";

// One project from its creation to its last deployment, by the real Supabase CLI; each test continues where the
// one before ended. Each run starts about ten commands.
jest.setTimeout(900_000);

(isFetched("supabase") ? describe : describe.skip)("npm run deploy", () => {
  let project: Deployment;
  let first: { isDone: boolean; said: string };

  const secret = (name: string) => project.secrets.get(name) ?? "";
  const vault = async () =>
    Object.fromEntries(
      (await project.sql`select name, secret from vault.secrets`).map(({ name, secret }) => [name, secret]),
    );
  /** Logs in as the function does, past the pooler. */
  async function logIn(address: string): Promise<void> {
    const { username, password } = new URL(address);
    const url = Object.assign(new URL(project.env.DEPLOY_DATABASE ?? ""), {
      username: username.replace(`.${REF}`, ""),
      password,
    });
    const own = postgres(url.href, { max: 1 });
    await own`select contact.problems()`.finally(() => own.end());
  }

  beforeAll(async () => {
    project = await startDeployment();
  });
  afterAll(() => project?.stop());

  test("stops at the first command that fails", async () => {
    project.refused.add("POST /secrets");
    const { isDone, said } = await project.deploy();
    project.refused.clear();
    expect(isDone).toBe(false);
    expect(said).toMatch(/Would push these migrations:[\s\S]*contact_messages[\s\S]*Yapılacaklar:/);
    expect(said).toMatch(/“Mesaj servisinin ayarları” yapılamadı.*aynı komutu yeniden çalıştırın/);
    expect(project.changes).toEqual([]);
  });

  test("is taken up where it stopped", async () => {
    first = await project.deploy();
    expect(first).toMatchObject({ isDone: true });
    expect(first.said).toMatch(/Remote database is up to date/);
    await logIn(secret("CONTACT_DATABASE_URL"));
    expect(new URL(secret("CONTACT_DATABASE_URL")).host).toBe("aws-0-eu-central-1.pooler.supabase.com:6543");
    expect(await vault()).toEqual({
      contact_drain_url: `https://${REF}.supabase.co/functions/v1/send-contact-email/drain`,
      contact_drain_key: secret("DRAIN_KEY"),
    });
    expect((await project.sql`select from cron.job`).length).toBe(3);
  });

  test("publishes the function without JWTs, and enforces TLS", () => {
    const [, ssl, published] = project.changes;
    expect(ssl).toBe('PUT /ssl-enforcement {"requestedConfig":{"database":true}}');
    expect(published).toMatch(/^POST \/functions\/deploy [\s\S]*"verify_jwt":false/);
    expect(published).toMatch(/filename="supabase\/functions\/send-contact-email\/index\.ts"/);
    expect(secret("ALLOWED_ORIGINS")).toBe("https://www.laboratuvar.com.tr,https://laboratuvar.com.tr");
    expect(secret("RETENTION_DAYS")).toBe("90");
  });

  test("builds with the newest publishable key and without the other answers", async () => {
    const build = JSON.parse(await readFile(path.join(project.folder, "build.json"), "utf8"));
    expect(build).toMatchObject({
      GATSBY_SUPABASE_URL: `https://${REF}.supabase.co`,
      GATSBY_SUPABASE_ANON_KEY: NEWEST_KEY,
      SITE_URL: project.env.SITE_URL,
    });
    expect(Object.keys(build).filter((name) => name in answers)).toEqual([]);
  });

  test("prints no secret", () => {
    const { password } = new URL(secret("CONTACT_DATABASE_URL"));
    const keys = [secret("DRAIN_KEY"), secret("CLIENT_HASH_KEY"), TOKEN, answers.RESEND_API_KEY];
    for (const hidden of [password, ...keys]) {
      expect(hidden).not.toBe("");
      expect(first.said).not.toContain(hidden);
    }
  });

  test("a second run changes no setting", async () => {
    const before = [new Map(project.secrets), await vault()];
    expect(await project.deploy()).toMatchObject({ isDone: true });
    const called = project.changes.map((change) => change.split(" ", 2).join(" "));
    expect(called).toEqual(["POST /secrets", "POST /functions/deploy"]);
    expect([project.secrets, await vault()]).toEqual(before);
  });

  test("the workflow builds with the newest publishable key", async () => {
    expect(await project.runStep("Newest publishable key")).toEqual({
      isDone: true,
      handedOn: `GATSBY_SUPABASE_ANON_KEY=${NEWEST_KEY}\n`,
    });
  });

  test("the workflow sets the period of deletion and nothing else", async () => {
    const site = path.join(project.folder, "content/site.yaml");
    const text = await readFile(site, "utf8");
    await writeFile(site, text.replace("number: 90, unit: gün", "number: 120, unit: gün"));
    const before = new Map(project.secrets);
    expect(await project.runStep("Period of deletion")).toMatchObject({ isDone: true });
    expect(project.secrets).toEqual(before.set("RETENTION_DAYS", "120"));
  });

  test("--rotate exchanges password and scheduler key", async () => {
    const old = new Map(project.secrets);
    expect(await project.deploy("--rotate")).toMatchObject({ isDone: true });
    await logIn(secret("CONTACT_DATABASE_URL"));
    await expect(logIn(old.get("CONTACT_DATABASE_URL") ?? "")).rejects.toThrow(
      /password authentication failed/,
    );
    expect((await vault()).contact_drain_key).toBe(secret("DRAIN_KEY"));
    const changed = [...old].filter(([name, value]) => secret(name) !== value).map(([name]) => name);
    expect(changed.sort()).toEqual(["CONTACT_DATABASE_URL", "DRAIN_KEY"]);
  });

  // The hosts' own uploaders with a token that their API refuses.
  for (const [tool, env, origin] of [
    [
      "wrangler",
      {
        ...{ SITE_HOST: "cloudflare", CLOUDFLARE_API_TOKEN: "wrong", CLOUDFLARE_PROJECT: "lab" },
        CLOUDFLARE_ACCOUNT_ID: "0".repeat(32),
      },
      "https://lab.pages.dev",
    ],
    [
      "netlify-cli",
      { SITE_HOST: "netlify", NETLIFY_AUTH_TOKEN: "wrong", NETLIFY_SITE: "lab" },
      "https://lab.netlify.app",
    ],
  ] as const)
    (isFetched("node") && isFetched(tool) ? test : test.skip)(
      `a wrong token of ${tool} is refused`,
      async () => {
        Object.assign(project.env, env);
        const { isDone, said } = await project.deploy();
        expect([isDone, said]).toEqual([false, expect.stringMatching(/“Yükleme” yapılamadı/)]);
        expect(secret("ALLOWED_ORIGINS")).toMatch(new RegExp(`,${origin}$`));
      },
    );
});
