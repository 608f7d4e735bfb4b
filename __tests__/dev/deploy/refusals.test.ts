import { once } from "node:events";
import { createServer } from "node:http";
import { askNobody } from "../../../dev/deploy/ask.ts";
import { scramVerifier } from "../../../dev/deploy/function-secrets.ts";
import { listen } from "../../../dev/stack/ports.ts";
import { type SupabaseProject, startSupabaseProject } from "../../support/supabase-project.ts";
import { firstAnswers, type Hosts, run, startHosts } from "./run.ts";

jest.setTimeout(60_000);
let project: SupabaseProject;
let hosts: Hosts;

beforeAll(async () => {
  project = await startSupabaseProject({ runsFunction: false });
  hosts = await startHosts();
});
afterAll(async () => {
  hosts.stop();
  await project.stop();
});
afterEach(() => {
  project.refusals = {};
  project.status = "ACTIVE_HEALTHY";
});

const messageOf = async (options: Parameters<typeof run>[2]) =>
  (await run(project, hosts, options)).error?.message;
const answering = (changes: Partial<Record<string, string>>) => ({
  answers: { ...firstAnswers, ...changes },
});

describe("the command reports", () => {
  test.each<[string, Partial<Record<string, string>>, RegExp]>([
    ["a token that is unknown", { SUPABASE_ACCESS_TOKEN: "sbp_other" }, /tanımıyor.*Account → Access Tokens/],
    ["a token that is none", { SUPABASE_ACCESS_TOKEN: "eyJhb" }, /SUPABASE_ACCESS_TOKEN.*sbp_ ile başlar/],
    ["another account's project", { SUPABASE_PROJECT_REF: "z".repeat(20) }, /zzz adlı bir proje yok/],
    [
      "a reference that is none",
      { SUPABASE_PROJECT_REF: "laboratuvar" },
      /SUPABASE_PROJECT_REF.*20 küçük harf/,
    ],
    ["an address nobody can reach", { SITE_URL: "https://lab.example" }, /SITE_URL.*gerçek bir adres/],
    ["an address with a path", { SITE_URL: "https://lab.com.tr/" }, /SITE_URL.*eğik çizgi/],
    ["a mail key that is none", { RESEND_API_KEY: "abc" }, /RESEND_API_KEY.*re_ ile başlar/],
    ["a recipient that is no address", { MAIL_TO: "bilgi" }, /MAIL_TO.*e-posta adresleri/],
    ["a sender without a domain", { MAIL_FROM: "Lab <web@lab>" }, /MAIL_FROM.*e-posta adresi/],
    ["a host that is unknown", { SITE_HOST: "ftp" }, /SITE_HOST.*cloudflare, netlify, folder/],
    [
      "a host's wrong token",
      { CLOUDFLARE_API_TOKEN: "wrong" },
      /Cloudflare Pages bu anahtarı kabul etmedi \(403/,
    ],
  ])("%s", async (_what, changes, message) => {
    expect(await messageOf(answering(changes))).toMatch(message);
  });

  test.each([
    ["INACTIVE", /durdurulmuş.*Restore project/],
    ["COMING_UP", /henüz hazır değil \(COMING_UP\)/],
  ])("a project that is %s", async (status, message) => {
    project.status = status;
    expect(await messageOf({})).toMatch(message);
  });

  test.each([
    [
      "GET /secrets",
      403,
      "insufficient scope",
      /yetkisi yetmiyor \(Mesaj servisinin ayarlarını okuma: insufficient/,
    ],
    ["POST /database/query", 403, "Forbidden", /yetkisi yetmiyor \(Veritabanının yapısını okuma/],
    ["GET /api-keys", 500, "upstream", /Sitenin anahtarını okuma: Supabase kabul etmedi \(500: upstream\)/],
  ])("a refusal of %s with %i", async (call, status, message, words) => {
    project.refusals[call] = { status, message };
    const { error, npm } = await run(project, hosts);
    expect(error?.message).toMatch(words);
    expect(npm).toEqual([]);
  });

  test("a migration that the database rejects", async () => {
    await project.sql`create schema contact`;
    const message = await messageOf({});
    await project.sql`drop schema contact`;
    expect(message).toMatch(/Veritabanının yapısı, contact_\w+: .*"contact" already exists/);
  });

  test("a missing network", async () => {
    const server = createServer();
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    server.close();
    await once(server, "close");
    expect(await messageOf({ changes: { supabaseApi: origin } })).toMatch(
      /ulaşılamadı \(ECONNREFUSED\).*güvenlik duvarı/,
    );
  });

  test("a failed upload", async () => {
    const npm = async (args: readonly string[]) => !args.includes("wrangler");
    expect(await messageOf({ changes: { npm } })).toMatch(/wrangler siteyi yükleyemedi/);
  });

  test("a missing setting without a terminal", async () => {
    const { MAIL_TO: _, ...answers } = firstAnswers;
    await expect(askNobody(answers).answer({ name: "MAIL_TO", message: "" })).rejects.toThrow(
      /^MAIL_TO ayarı yok/,
    );
  });
});

test("retries a busy API", async () => {
  project.refusals["GET /secrets"] = { status: 429, message: "Too many requests", times: 2 };
  const { said } = await run(project, hosts, { changes: { isDryRun: true } });
  expect(said).toMatch(/Yapılacaklar/);
});

test("Netlify gets the token by environment only", async () => {
  const answers = {
    ...firstAnswers,
    SITE_HOST: "netlify",
    NETLIFY_AUTH_TOKEN: "nf-secret",
    NETLIFY_SITE: "lab",
  };
  const { npm, error } = await run(project, hosts, { answers });
  expect(error).toBeUndefined();
  expect(hosts.made["/netlify/sites"]).toEqual({ name: "lab" });
  expect(npm.at(-1)?.args).toMatch(/netlify deploy --prod --no-build --dir public --site site-id$/);
  expect(npm.at(-1)?.env).toEqual({ NETLIFY_AUTH_TOKEN: "nf-secret" });
});

test("a host without a command line gets a folder to upload", async () => {
  const { said, live, result } = await run(project, hosts, {
    answers: { ...firstAnswers, SITE_HOST: "folder" },
  });
  expect([result, live]).toEqual([true, []]);
  expect(said).toMatch(/public klasöründe hazır/);
  expect(said).toMatch(/npm run check:live -- https:\/\/www\.laboratuvar\.com\.tr --send/);
});

test("reports a site that cannot be reached", async () => {
  const checkLive = async () => Promise.reject(new Error("/robots.txt: status 522"));
  const { said, result } = await run(project, hosts, { changes: { checkLive } });
  expect(result).toBe(false);
  expect(said).toMatch(/- \/robots\.txt: status 522\n\nYayımlandı, ama .* 1 sorun/);
});

test("computes the same password verifier as PostgreSQL", async () => {
  await project.sql`create role verified password 'parola'`;
  const [row] = await project.sql`select rolpassword from pg_authid where rolname = 'verified'`;
  const [, salt = ""] = /^SCRAM-SHA-256\$4096:([^$]+)\$/.exec(row?.rolpassword) ?? [];
  expect(scramVerifier("parola", Buffer.from(salt, "base64"))).toBe(row?.rolpassword);
});
