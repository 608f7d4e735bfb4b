import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { parse } from "yaml";
import { versions } from "../../dev/deploy/commands.ts";
import { root } from "../../dev/root.ts";
import { startDatabase } from "../../dev/stack/database.ts";
import { listen } from "../../dev/stack/ports.ts";

export const REF = "abcdefghijklmnopqrst";
export const TOKEN = `sbp_${"0123456789".repeat(4)}`;
export const NEWEST_KEY = "sb_publishable_newest";

/** Answers to the command's questions, for a site that is uploaded by hand. */
export const answers = {
  SUPABASE_ACCESS_TOKEN: TOKEN,
  SUPABASE_PROJECT_REF: REF,
  SITE_HOST: "folder",
  RESEND_API_KEY: "re_secret_key",
  RESEND_WEBHOOK_SECRET: `whsec_${"MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}`,
  MAIL_FROM: "Laboratuvar <web@form.laboratuvar.com.tr>",
  MAIL_TO: "bilgi@laboratuvar.com.tr",
};

export function isFetched(tool: keyof typeof versions): boolean {
  const args = ["exec", "--yes", `--package=${tool}@${versions[tool]}`, "--", "node", "--version"];
  const { status } = spawnSync("npm", args, { stdio: "ignore", shell: process.platform === "win32" });
  if (status !== 0) console.warn(`${tool}@${versions[tool]} cannot be fetched: its tests are skipped.`);
  return status === 0;
}

/** A clone of the project with other content, whose build only notes its environment in `build.json`. */
async function cloneProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "clone-"));
  const filter = (file: string) => !file.includes(`${path.sep}.temp`);
  for (const name of ["dev", "src", "supabase", "tsconfig.json", "wrangler.toml"])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  await cp(path.join(root, "__tests__/fixtures/content"), path.join(folder, "content"), { recursive: true });
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const { scripts, ...manifest } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const build = "node -e \"fs.writeFileSync('build.json', JSON.stringify(process.env))\"";
  const changed = { ...manifest, scripts: { deploy: scripts.deploy, build } };
  await writeFile(path.join(folder, "package.json"), JSON.stringify(changed));
  return folder;
}

/** Parts of a hosted project besides PostgreSQL that the migrations use. */
const PLATFORM = `
  create role platform_admin login createrole password 'admin';
  grant create on database postgres to platform_admin;
  create role anon; create role authenticated; create role service_role;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as 'insert into vault.secrets (name, secret) values (new_name, new_secret) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as 'update vault.secrets set secret = new_secret where id = secret_id';
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(text, text, text) returns void language sql
    as 'insert into cron.job values ($1, $2, $3) on conflict do nothing';
  grant usage on schema vault, cron to platform_admin;
  grant all on all tables in schema vault, cron to platform_admin;
`;

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

/**
 * A hosted project and a clone that is deployed to it. Records what the Supabase CLI sends to the Management API,
 * and answers as the CLI's own recorded answers do; SQL goes to a real PostgreSQL whose administrator is no
 * superuser.
 */
export async function startDeployment() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "hosted-project-"));
  const database = await startDatabase(dataDir);
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined });
  await sql.unsafe(PLATFORM);
  const folder = await cloneProject();
  const recorded: Record<string, unknown> = JSON.parse(
    await readFile(path.join(root, "__tests__/fixtures/supabase-answers.json"), "utf8"),
  );
  /** Everything that changes something, as "METHOD path body". */
  const changes: string[] = [];
  const secrets = new Map<string, string>();
  /** Calls that are refused with 403, as "METHOD path". */
  const refused = new Set<string>();
  let ssl: unknown = recorded["GET /ssl-enforcement"];

  function answerTo(call: string, body: string): unknown {
    if (call === "PUT /ssl-enforcement") ssl = recorded[call];
    if (call.endsWith("/ssl-enforcement")) return ssl;
    if (call === "POST /secrets") for (const { name, value } of JSON.parse(body)) secrets.set(name, value);
    if (call !== "GET /secrets") return recorded[call];
    return [...secrets].map(([name, value]) => ({
      name,
      value: createHash("sha256").update(value).digest("hex"),
    }));
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method} ${pathname.replace(`/v1/projects/${REF}`, "")}`;
    let body = "";
    for await (const chunk of request) body += chunk;
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    // In the words of Supabase and Netlify, and of Cloudflare.
    const errors = [{ code: 10000, message: "Authentication error" }];
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, { message: "Unauthorized", success: false, errors, result: null });
    if (refused.has(call)) return send(403, { message: "Forbidden" });
    const answer = answerTo(call, body);
    if (answer === undefined) return send(404, { message: "Not Found" });
    if (request.method !== "GET") changes.push(`${call} ${body}`);
    return send(request.method === "POST" ? 201 : 200, answer);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const profile = path.join(folder, "profile.json");
  const urls = { api_url: origin, dashboard_url: origin, docs_url: origin };
  const names = { name: "recorder", project_host: "supabase.invalid", pooler_host: "supabase.com" };
  await writeFile(profile, JSON.stringify({ ...urls, ...names }));
  const adminUrl = database.url.replace(/\/\/[^@]*@/, "//platform_admin:admin@");
  const env: Record<string, string> = {
    ...answers,
    SITE_URL: "https://www.laboratuvar.com.tr",
    SUPABASE_PROFILE: profile,
    SUPABASE_TELEMETRY_DISABLED: "1",
    CLOUDFLARE_API_BASE_URL: origin,
    NETLIFY_API_URL: `${origin}/api/v1`,
    DEPLOY_DATABASE: `${adminUrl}?sslmode=disable`,
  };

  return {
    folder,
    sql,
    changes,
    secrets,
    refused,
    env,
    /** Runs `npm run deploy -- --yes`. @returns whether it succeeded, and all that it printed */
    async deploy(...args: string[]) {
      changes.length = 0;
      const child = spawn("npm", ["run", "deploy", "--", "--yes", ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
        shell: process.platform === "win32",
      });
      let said = "";
      for (const output of [child.stdout, child.stderr])
        output.on("data", (chunk: Buffer) => (said += chunk));
      const [code] = await once(child, "close");
      return { isDone: code === 0, said };
    },
    /** Runs a step of the workflow as GitHub does. @returns whether it succeeded, and what it hands to later steps */
    async runStep(title: string) {
      const workflow = parse(await readFile(path.join(root, ".github/workflows/deploy.yml"), "utf8"));
      const { run } = workflow.jobs.deploy.steps.find(({ name }: { name?: string }) => name === title);
      const { SUPABASE_PROFILE, SUPABASE_TELEMETRY_DISABLED } = env;
      const file = path.join(folder, "github-env");
      await writeFile(file, "");
      const child = spawn("bash", ["-e", "-c", run], {
        cwd: folder,
        env: {
          ...process.env,
          ...{ SUPABASE_PROFILE, SUPABASE_TELEMETRY_DISABLED, SUPABASE_ACCESS_TOKEN: TOKEN, PROJECT: REF },
          SUPABASE: `supabase@${versions.supabase}`,
          GITHUB_ENV: file,
        },
        stdio: "inherit",
      });
      const [code] = await once(child, "close");
      return { isDone: code === 0, handedOn: await readFile(file, "utf8") };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await sql.end({ timeout: 1 });
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
