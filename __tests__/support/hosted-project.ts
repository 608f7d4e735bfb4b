import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { startDatabase } from "../../dev/stack/database.ts";
import { listen } from "../../dev/stack/ports.ts";

export const REF = "abcdefghijklmnopqrst";
export const TOKEN = `sbp_${"0123456789".repeat(4)}`;
export const NEWEST_KEY = "sb_publishable_newest";

/** Answers to the command's questions, for a site that is uploaded by hand. */
export const answers = {
  SUPABASE_ACCESS_TOKEN: TOKEN,
  SUPABASE_PROJECT_REF: REF,
  SITE_URL: "https://www.laboratuvar.com.tr",
  SITE_HOST: "folder",
  RESEND_API_KEY: "re_secret_key",
  RESEND_WEBHOOK_SECRET: `whsec_${"MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}`,
  MAIL_FROM: "Laboratuvar <web@form.laboratuvar.com.tr>",
  MAIL_TO: "bilgi@laboratuvar.com.tr",
};

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
    as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do nothing';
  grant usage on schema vault, cron to platform_admin;
  grant all on all tables in schema vault, cron to platform_admin;
`;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const publishable = (name: string, api_key: string, inserted_at: string) => ({
  ...{ id: name, name, type: "publishable", api_key, prefix: name, hash: name, description: null },
  ...{ secret_jwt_template: null, inserted_at, updated_at: inserted_at },
});

const pooler = (address: string) => ({
  ...{ identifier: REF, database_type: "PRIMARY", db_user: `postgres.${REF}`, db_name: "postgres" },
  ...{ db_host: "aws-0-eu-central-1.pooler.supabase.com", db_port: 6543, pool_mode: "transaction" },
  ...{ default_pool_size: null, max_client_conn: null, is_using_scram_auth: true },
  ...{ connection_string: address, connectionString: address },
});

/**
 * Records what the Supabase CLI sends to the Management API, and answers as the CLI's own recorded answers do;
 * SQL goes to a real PostgreSQL whose administrator is no superuser.
 */
export async function startHostedProject() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "hosted-project-"));
  const database = await startDatabase(dataDir);
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined });
  await sql.unsafe(PLATFORM);
  const adminUrl = database.url.replace(/\/\/[^@]*@/, "//platform_admin:admin@");
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined, prepare: false });
  const project = {
    origin: "",
    /** Address of the database for its administrator. */
    adminUrl: `${adminUrl}?sslmode=disable`,
    /** Environment of a deployment to this project. @param folder for the CLI's profile */
    async environment(folder: string): Promise<Record<string, string>> {
      const { origin, adminUrl } = project;
      const profile = path.join(folder, "profile.json");
      const urls = { api_url: origin, dashboard_url: origin, docs_url: origin };
      const hosts = { project_host: "supabase.invalid", pooler_host: "supabase.com" };
      await writeFile(profile, JSON.stringify({ name: "recorder", ...urls, ...hosts }));
      return { ...answers, SUPABASE_PROFILE: profile, DEPLOY_DATABASE: adminUrl };
    },
    sql,
    /** Everything that changes something, as "METHOD path body". */
    changes: [] as string[],
    secrets: new Map<string, string>(),
    /** Calls that are refused with 403, as "METHOD path". */
    refused: new Set<string>(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all([admin.end({ timeout: 1 }), sql.end({ timeout: 1 })]);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  let isSslEnforced = false;
  const now = "2026-01-01T00:00:00Z";
  const api: Record<string, (body: string) => unknown> = {
    "GET ": () => ({
      ...{ id: REF, ref: REF, name: "laboratuvar", status: "ACTIVE_HEALTHY", region: "eu-central-1" },
      ...{ organization_id: "lab", organization_slug: "lab", created_at: now },
      database: { host: "db", version: "17.6.1.001", postgres_engine: "17", release_channel: "ga" },
    }),
    "GET /config/database/pooler": () => [
      pooler(
        `postgresql://postgres.${REF}:[YOUR-PASSWORD]@aws-0-eu-central-1.pooler.supabase.com:6543/postgres`,
      ),
    ],
    "GET /api-keys": () => [
      publishable("old", "sb_publishable_old", now),
      publishable("new", NEWEST_KEY, "2026-02-01T00:00:00Z"),
    ],
    "GET /ssl-enforcement": () => ({ currentConfig: { database: isSslEnforced }, appliedSuccessfully: true }),
    "PUT /ssl-enforcement": () => {
      isSslEnforced = true;
      return { currentConfig: { database: true }, appliedSuccessfully: true };
    },
    "GET /secrets": () =>
      [...project.secrets].map(([name, value]) => ({ name, value: sha256(value), updated_at: now })),
    "POST /secrets": (body) => {
      for (const { name, value } of JSON.parse(body)) project.secrets.set(name, value);
      return "";
    },
    "POST /database/query": (body) => admin.unsafe(JSON.parse(body).query),
    "POST /functions/deploy": () => ({
      ...{ id: "f", slug: "send-contact-email", name: "send-contact-email", status: "ACTIVE", version: 1 },
      ...{ created_at: 1, updated_at: 1, verify_jwt: false, import_map: true, entrypoint_path: "index.ts" },
    }),
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method} ${pathname.replace(`/v1/projects/${REF}`, "")}`;
    let body = "";
    for await (const chunk of request) body += chunk;
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    // In the words of Supabase and Netlify, and of Cloudflare.
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, {
        message: "Unauthorized",
        ...{ success: false, errors: [{ code: 10000, message: "Authentication error" }], result: null },
      });
    if (project.refused.has(call)) return send(403, { message: "Forbidden" });
    const answer = api[call];
    if (answer === undefined) return send(404, { message: "Not Found" });
    if (request.method !== "GET") project.changes.push(`${call} ${body}`);
    try {
      return send(request.method === "POST" ? 201 : 200, await answer(body));
    } catch (error) {
      return send(400, { message: (error as Error).message });
    }
  });
  project.origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return project;
}
