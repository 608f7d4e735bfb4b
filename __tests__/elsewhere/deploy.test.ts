import { readFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { problemOf } from "../../dev/deploy/settings.ts";
import { cloneProject, deploy, isFetched, removeClone } from "../support/deployment.ts";
import { answers, NEWEST_KEY, REF, startHostedProject, TOKEN } from "../support/hosted-project.ts";

// One project from its creation to its third deployment, by the real Supabase CLI; each test continues where
// the one before ended.

// Each run starts about ten commands.
jest.setTimeout(900_000);
const describeDeployment = isFetched("supabase") ? describe : describe.skip;

test("a malformed setting is refused with the function's own words", () => {
  expect(problemOf("MAIL_TO", "bilgi")).toMatch(/MAIL_TO.*“bilgi”/);
  expect(problemOf("SMTP_PORT", "465")).toBeUndefined();
});

describeDeployment("npm run deploy", () => {
  let project: Awaited<ReturnType<typeof startHostedProject>>;
  let folder: string;
  let env: Record<string, string>;
  let first: Awaited<ReturnType<typeof deploy>>;

  const secret = (name: string) => project.secrets.get(name) ?? "";
  const run = (...args: string[]) => {
    project.changes.length = 0;
    return deploy(folder, env, ...args);
  };
  const vault = async () =>
    Object.fromEntries(
      (await project.sql`select name, secret from vault.secrets`).map(({ name, secret }) => [name, secret]),
    );
  /** Logs in as the function does, past the pooler. */
  async function logIn(address: string): Promise<void> {
    const { username, password } = new URL(address);
    const url = Object.assign(new URL(project.adminUrl), {
      username: username.replace(`.${REF}`, ""),
      password,
    });
    const own = postgres(url.href, { max: 1 });
    await own`select contact.problems()`.finally(() => own.end());
  }

  beforeAll(async () => {
    project = await startHostedProject();
    folder = await cloneProject();
    env = await project.environment(folder);
  });
  afterAll(async () => {
    await project?.stop();
    await removeClone(folder);
  });

  test("says what to do when a command is refused", async () => {
    const { isDone, said } = await deploy(folder, {
      ...env,
      SUPABASE_ACCESS_TOKEN: `${TOKEN.slice(0, -1)}0`,
    });
    expect(isDone).toBe(false);
    expect(said).toMatch(/yapılamadı; nedeni yukarıda yazıyor\. Supabase anahtarınızı/);
  });

  test("lists the migrations and changes nothing in a dry run", async () => {
    const { isDone, said } = await run("--dry-run");
    expect([isDone, project.changes]).toEqual([true, []]);
    expect(said).toMatch(
      /Would push these migrations:[\s\S]*contact_messages[\s\S]*Hiçbir şey değiştirilmedi/,
    );
  });

  test("stops at the first command that fails", async () => {
    project.refused.add("POST /secrets");
    const { isDone, said } = await run();
    expect(isDone).toBe(false);
    expect(said).toMatch(/“Mesaj servisinin ayarları” yapılamadı.*aynı komutu yeniden çalıştırın/);
    expect(project.changes).toEqual([]);
  });

  test("is taken up where it stopped", async () => {
    project.refused.clear();
    first = await run();
    expect(first).toMatchObject({ isDone: true });
    expect(first.said).toMatch(/Remote database is up to date/);
    await logIn(secret("CONTACT_DATABASE_URL"));
    expect(new URL(secret("CONTACT_DATABASE_URL")).host).toBe("aws-0-eu-central-1.pooler.supabase.com:6543");
  });

  test("gives the scheduler the function's address and key", async () => {
    expect(await vault()).toEqual({
      contact_drain_url: `https://${REF}.supabase.co/functions/v1/send-contact-email/drain`,
      contact_drain_key: secret("DRAIN_KEY"),
    });
    const jobs = await project.sql`select jobname from cron.job order by 1`;
    expect(jobs.map(({ jobname }) => jobname)).toEqual(["contact-drain", "contact-purge"]);
  });

  test("publishes the function without JWTs, and enforces TLS", () => {
    const [, ssl, published] = project.changes;
    expect(ssl).toBe('PUT /ssl-enforcement {"requestedConfig":{"database":true}}');
    expect(published).toMatch(/^POST \/functions\/deploy [\s\S]*"verify_jwt":false/);
    expect(published).toMatch(/filename="supabase\/functions\/send-contact-email\/index\.ts"/);
    expect(secret("ALLOWED_ORIGINS")).toBe("https://www.laboratuvar.com.tr,https://laboratuvar.com.tr");
  });

  test("builds with the newest publishable key and without secrets", async () => {
    const build = JSON.parse(await readFile(path.join(folder, "build.json"), "utf8"));
    expect(build).toMatchObject({
      GATSBY_SUPABASE_URL: `https://${REF}.supabase.co`,
      GATSBY_SUPABASE_ANON_KEY: NEWEST_KEY,
      SITE_URL: answers.SITE_URL,
    });
    const values = Object.values(build);
    for (const hidden of [TOKEN, answers.RESEND_API_KEY, answers.MAIL_TO])
      expect(values).not.toContain(hidden);
  });

  test("prints no secret", () => {
    const { password } = new URL(secret("CONTACT_DATABASE_URL"));
    for (const hidden of [
      password,
      secret("DRAIN_KEY"),
      secret("CLIENT_HASH_KEY"),
      TOKEN,
      answers.RESEND_API_KEY,
    ]) {
      expect(hidden).not.toBe("");
      expect(first.said).not.toContain(hidden);
    }
  });

  test("a second run only publishes", async () => {
    const before = [new Map(project.secrets), await vault()];
    expect(await run()).toMatchObject({ isDone: true });
    expect(project.changes).toEqual([expect.stringMatching(/^POST \/functions\/deploy /)]);
    expect([project.secrets, await vault()]).toEqual(before);
  });

  test("--rotate exchanges password and scheduler key", async () => {
    const old = new Map(project.secrets);
    expect(await run("--rotate")).toMatchObject({ isDone: true });
    await logIn(secret("CONTACT_DATABASE_URL"));
    await expect(logIn(old.get("CONTACT_DATABASE_URL") ?? "")).rejects.toThrow(
      /password authentication failed/,
    );
    expect((await vault()).contact_drain_key).toBe(secret("DRAIN_KEY"));
    const changed = [...old].filter(([name, value]) => secret(name) !== value).map(([name]) => name);
    expect(changed.sort()).toEqual(["CONTACT_DATABASE_URL", "DRAIN_KEY"]);
  });
});
