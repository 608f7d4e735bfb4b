import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { startDatabase } from "../../dev/stack/database.ts";
import { type FunctionProcess, startFunction } from "../../dev/stack/function-process.ts";
import { listen } from "../../dev/stack/ports.ts";

export const REF = "abcdefghijklmnopqrst";
export const TOKEN = "sbp_0123456789abcdef";
export const PUBLISHABLE_KEY = "sb_publishable_standin";

/** Parts of a hosted project besides PostgreSQL that migrations and deployment use. */
const PLATFORM = `
  create role platform_admin login createrole password 'admin';
  grant create on database postgres to platform_admin;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as 'insert into vault.secrets (name, secret) values (new_name, new_secret) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as 'update vault.secrets set secret = new_secret where id = secret_id';
  create schema net;
  create table net.queue (id bigint generated always as identity, url text, headers jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int) returns bigint language sql
    as 'insert into net.queue (url, headers) values (url, headers) returning id';
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(text, text, text) returns void language sql
    as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do nothing';
  grant usage on schema vault, net, cron to platform_admin;
  grant all on all tables in schema vault, net, cron to platform_admin;
`;

/** Milliseconds between calls of the scheduler; the hosted one calls every minute. */
const SCHEDULE_MS = 300;

/** Overrides of responses by "METHOD path", each used once. */
type Refusals = Record<string, { status: number; message: string; times?: number }>;

export interface SupabaseProject {
  /** Origin of the Management API and of the project's functions. */
  origin: string;
  /** Calls in order, as "METHOD path" below the project. */
  calls: string[];
  /** All SQL received. */
  statements: string[];
  secrets: Map<string, string>;
  /** Files and metadata of the published function. */
  published: { files: Map<string, string>; metadata: Record<string, unknown> } | undefined;
  refusals: Refusals;
  status: string;
  /** Runs SQL as the platform. */
  sql: postgres.Sql;
  /** Restarts the function, as the platform sometimes does. */
  restartFunction(): Promise<void>;
  stop(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * A stand-in for one hosted project: the Management API with a real PostgreSQL whose administrator is no
 * superuser, the real function with the secrets it was given, and a scheduler for the calls the database
 * requests.
 * @param runsFunction false for a fake function that reports good health
 */
export async function startSupabaseProject({ runsFunction = true } = {}): Promise<SupabaseProject> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "supabase-project-"));
  const database = await startDatabase(dataDir);
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined });
  await sql.unsafe(PLATFORM);
  const adminUrl = database.url.replace(/\/\/[^@]*@/, "//platform_admin:admin@");
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined, prepare: false });
  const { port: databasePort } = new URL(database.url);

  let isSslEnforced = false;
  let running: FunctionProcess | undefined;

  const project: SupabaseProject = {
    origin: "",
    calls: [],
    statements: [],
    secrets: new Map(),
    published: undefined,
    refusals: {},
    status: "ACTIVE_HEALTHY",
    sql,
    restartFunction,
    async stop() {
      clearInterval(scheduler);
      await running?.stop();
      server.closeAllConnections();
      server.close();
      await Promise.all([admin.end({ timeout: 1 }), sql.end({ timeout: 1 })]);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };

  /**
   * A worker reads secrets when it starts. The pooler appends the project to the role's name, which is
   * removed here.
   */
  async function restartFunction(): Promise<void> {
    if (project.published === undefined || !runsFunction) return;
    await running?.stop();
    const url = project.secrets.get("CONTACT_DATABASE_URL")?.replace(`.${REF}:`, ":") ?? "";
    const env = {
      ...Object.fromEntries(project.secrets),
      CONTACT_DATABASE_URL: url,
      SUPABASE_URL: project.origin,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    };
    // A function that does not start fails alone; the platform continues.
    running = await startFunction({ env, log: () => undefined }).catch(() => undefined);
  }

  const answers: Record<string, (body: Buffer, request: IncomingMessage) => Promise<unknown>> = {
    "GET ": async () => ({ name: "laboratuvar", ref: REF, status: project.status }),
    "GET /ssl-enforcement": async () => ({
      currentConfig: { database: isSslEnforced },
    }),
    "PUT /ssl-enforcement": async () => {
      isSslEnforced = true;
      return { currentConfig: { database: true }, appliedSuccessfully: true };
    },
    "GET /config/database/pooler": async () => [
      {
        database_type: "READ_REPLICA",
        db_host: "replica",
        db_port: 1,
        db_name: "postgres",
        pool_mode: "session",
      },
      {
        database_type: "PRIMARY",
        db_host: "127.0.0.1",
        db_port: Number(databasePort),
        db_name: "postgres",
        pool_mode: "transaction",
      },
    ],
    "GET /secrets": async () => [...project.secrets].map(([name, value]) => ({ name, value: sha256(value) })),
    "POST /secrets": async (body) => {
      for (const { name, value } of JSON.parse(body.toString())) project.secrets.set(name, value);
      await restartFunction();
    },
    "DELETE /secrets": async (body) => {
      for (const name of JSON.parse(body.toString())) project.secrets.delete(name);
    },
    "GET /api-keys": async () => [
      { name: "anon", type: "legacy", api_key: "eyJ" },
      { name: "default", type: "publishable", api_key: PUBLISHABLE_KEY },
    ],
    "POST /database/query": async (body) => {
      const { query, parameters } = JSON.parse(body.toString());
      project.statements.push(query);
      return admin.unsafe(query, parameters);
    },
    "GET /functions/send-contact-email": async () =>
      project.published ? { verify_jwt: project.published.metadata.verify_jwt } : undefined,
    "GET /functions/send-contact-email/body": async () => {
      const form = new FormData();
      for (const [name, text] of project.published?.files ?? []) form.append("file", new Blob([text]), name);
      return form;
    },
    "POST /functions/deploy": async (body, { headers }) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { "content-type": headers["content-type"] ?? "" },
      }).formData();
      const files = form.getAll("file").filter((part) => typeof part !== "string");
      const texts = await Promise.all(files.map(async (file) => [file.name, await file.text()] as const));
      project.published = { files: new Map(texts), metadata: JSON.parse(String(form.get("metadata"))) };
      await restartFunction();
      return { slug: "send-contact-email" };
    },
  };

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = await readBody(request);
    if (pathname.startsWith("/functions/v1/")) {
      if (project.published === undefined) return send(response, 404, { message: "Function not found" });
      if (running === undefined) return send(response, runsFunction ? 502 : 200, { problems: [] });
      const method = request.method ?? "GET";
      const apikey = String(request.headers.apikey ?? "");
      const answer = await fetch(running.origin + pathname, { method, headers: { apikey } }).catch(
        () => undefined,
      );
      return send(response, answer?.status ?? 502, answer ? await answer.json() : undefined);
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(response, 401, { message: "Unauthorized" });
    if (!pathname.startsWith(`/v1/projects/${REF}`))
      return send(response, 404, { message: "Project not found" });
    const call = `${request.method} ${pathname.slice(`/v1/projects/${REF}`.length)}`;
    project.calls.push(call);
    const refusal = project.refusals[call];
    if (refusal && (refusal.times ?? 1) > 0) {
      if (refusal.times !== undefined) refusal.times--;
      return send(response, refusal.status, { message: refusal.message });
    }
    try {
      const answer = await answers[call]?.(body, request);
      if (answer instanceof FormData) {
        const multipart = new Response(answer);
        response.writeHead(200, { "content-type": multipart.headers.get("content-type") ?? "" });
        response.end(Buffer.from(await multipart.arrayBuffer()));
      } else if (answer === undefined && request.method === "GET")
        send(response, 404, { message: "Not found" });
      else send(response, request.method === "POST" ? 201 : 200, answer);
    } catch (error) {
      send(response, 400, { message: `Failed to run sql query: ${(error as Error).message}` });
    }
  }

  const server = createServer((request, response) => {
    answerCall(request, response).catch((error: Error) => send(response, 500, { message: error.message }));
  });
  project.origin = `http://127.0.0.1:${await listen(server, 0)}`;

  /** Replaces pg_cron and pg_net: runs the database's own function and makes the calls it queues. */
  const scheduler = setInterval(async () => {
    try {
      for (const { command } of await sql`select command from cron.job where schedule = '* * * * *'`)
        await sql.unsafe(command);
      const calls = await sql<{ url: string; headers: Record<string, string> }[]>`
        delete from net.queue returning url, headers`;
      for (const { url, headers } of calls) await fetch(url, { method: "POST", headers });
    } catch {
      // Without migrations or function yet; the next call may succeed.
    }
  }, SCHEDULE_MS);

  return project;
}
