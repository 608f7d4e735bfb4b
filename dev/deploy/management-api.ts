import { DeployError, strings } from "./strings.ts";

/** Where Supabase's Management API is. https://supabase.com/docs/reference/api */
export const SUPABASE_API = "https://api.supabase.com";

/** Milliseconds a call may take: a migration or the bundling of a function takes seconds. */
const ANSWER_LIMIT_MS = 120_000;

/** Tries of a call that the API refuses for the moment, and the milliseconds between them. */
const TRIES = 3;
const PAUSE_MS = 2_000;

/** A file of a function: its path in the repository, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What the API calls a function as it is published. */
interface PublishedFunction {
  verify_jwt?: boolean;
}

interface Pooler {
  database_type: "PRIMARY" | "READ_REPLICA";
  db_host: string;
  db_port: number;
  db_name: string;
  pool_mode: "transaction" | "session";
}

interface ApiKey {
  api_key?: string | null;
  name: string;
  type?: string | null;
}

/** The transaction pooler's port, where the API names the one of another mode. */
const TRANSACTION_PORT = 6543;

/** One project of Supabase, through the Management API. Every call throws a DeployError that says what to do. */
export class ManagementApi {
  constructor(
    private readonly origin: string,
    private readonly ref: string,
    private readonly token: string,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const url = `${this.origin}/v1/projects/${this.ref}${path}`;
    for (let tries = 1; ; tries++) {
      let response: Response;
      try {
        response = await fetch(url, {
          ...init,
          headers: { authorization: `Bearer ${this.token}`, ...init.headers },
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        });
      } catch (error) {
        throw new DeployError(strings.noNetwork(new URL(this.origin).host, reasonOf(error)));
      }
      const isBusy = response.status === 429 || response.status >= 500;
      // A query that failed has status 400 or 500 and says why: it would fail again.
      if (!isBusy || tries === TRIES || path === "/database/query") return response;
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs * tries));
    }
  }

  /** Calls the API and throws what its refusal means. @param what is done, in the words of the plan */
  private async call(what: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.fetch(path, init);
    if (response.ok) return response;
    const reason = await refusalOf(response);
    if (response.status === 401) throw new DeployError(strings.wrongToken);
    if (response.status === 403) throw new DeployError(strings.missingRight(what, reason));
    if (response.status === 404 && path === "") throw new DeployError(strings.noProject(this.ref));
    throw new DeployError(strings.refused(what, response.status, reason));
  }

  private async json<T>(what: string, path: string, init?: RequestInit): Promise<T> {
    return (await (await this.call(what, path, init)).json()) as T;
  }

  private send(method: "POST" | "PUT" | "DELETE", body: unknown): RequestInit {
    return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  }

  /** Status and name of the project. */
  project(): Promise<{ name: string; status: string }> {
    return this.json(strings.reads.project, "");
  }

  /** Runs SQL as the project's administrator. Several statements run in one transaction; parameters allow one only. */
  query<Row>(what: string, query: string, parameters?: readonly string[]): Promise<Row[]> {
    return this.json(what, "/database/query", this.send("POST", { query, parameters }));
  }

  async isSslEnforced(): Promise<boolean> {
    const answer = await this.json<{ currentConfig: { database: boolean } }>(
      strings.reads.ssl,
      "/ssl-enforcement",
    );
    return answer.currentConfig.database;
  }

  async enforceSsl(): Promise<void> {
    await this.call(
      strings.steps.ssl,
      "/ssl-enforcement",
      this.send("PUT", { requestedConfig: { database: true } }),
    );
  }

  /** Host, port and database of the transaction pooler: `host:6543/postgres`. */
  async pooler(): Promise<string> {
    const poolers = await this.json<Pooler[]>(strings.reads.pooler, "/config/database/pooler");
    const primary = poolers.find(({ database_type }) => database_type === "PRIMARY");
    if (primary === undefined) throw new DeployError(strings.noPooler);
    const port = primary.pool_mode === "transaction" ? primary.db_port : TRANSACTION_PORT;
    return `${primary.db_host}:${port}/${primary.db_name}`;
  }

  /** The function's secrets by name. The API gives the SHA-256 of a value, never the value. */
  async secretDigests(): Promise<Map<string, string>> {
    const secrets = await this.json<{ name: string; value: string }[]>(strings.reads.secrets, "/secrets");
    return new Map(secrets.map(({ name, value }) => [name, value]));
  }

  async setSecrets(values: Readonly<Record<string, string>>): Promise<void> {
    const secrets = Object.entries(values).map(([name, value]) => ({ name, value }));
    await this.call(strings.steps.secrets, "/secrets", this.send("POST", secrets));
  }

  async removeSecrets(names: readonly string[]): Promise<void> {
    await this.call(strings.steps.secrets, "/secrets", this.send("DELETE", names));
  }

  /** The key that browsers may see; the one of older projects where there is no other. */
  async publishableKey(): Promise<string> {
    const keys = await this.json<ApiKey[]>(strings.reads.keys, "/api-keys?reveal=true");
    const found = keys.find(({ type }) => type === "publishable") ?? keys.find(({ name }) => name === "anon");
    if (!found?.api_key) throw new DeployError(strings.noKey);
    return found.api_key;
  }

  /** A function's published files by name; undefined where none is published, or it still wants a signed-in caller. */
  async publishedFiles(slug: string): Promise<Map<string, string> | undefined> {
    const response = await this.fetch(`/functions/${slug}`, {});
    if (response.status === 404) return undefined;
    const { verify_jwt } = await this.json<PublishedFunction>(strings.reads.function, `/functions/${slug}`);
    if (verify_jwt) return undefined;
    const accept = { headers: { accept: "multipart/form-data" } };
    const body = await this.call(strings.reads.function, `/functions/${slug}/body`, accept);
    // Another form than expected only means that the function is sent again.
    const form = await body.formData().catch(() => new FormData());
    const files = [...form.values()].filter((value) => typeof value !== "string");
    return new Map(
      await Promise.all(files.map(async (file) => [baseName(file.name), await file.text()] as const)),
    );
  }

  /** Publishes a function from its sources; Supabase bundles them, as for `supabase functions deploy --use-api`. */
  async deployFunction(slug: string, files: readonly SourceFile[]): Promise<void> {
    const folder = `supabase/functions/${slug}`;
    const form = new FormData();
    for (const { path, text } of files) form.append("file", new Blob([text]), path);
    const metadata = {
      name: slug,
      entrypoint_path: `${folder}/index.ts`,
      import_map_path: `${folder}/deno.json`,
      static_patterns: [],
      // Publishable keys are not JWTs: the function checks the header `apikey` itself.
      verify_jwt: false,
    };
    form.append("metadata", JSON.stringify(metadata));
    await this.call(strings.steps.function, `/functions/deploy?slug=${slug}`, { method: "POST", body: form });
  }
}

/** The last part of a path, with either kind of slash. */
export const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** What the API says of a refusal. */
async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? text;
  } catch {
    return text.slice(0, 300);
  }
}

/** Why a call got no answer: the code of the network where there is one. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === "TimeoutError" ? strings.timeout : message);
}
