import { DeployError, strings } from "./strings.ts";

/** Where Supabase's Management API is. https://supabase.com/docs/reference/api */
export const SUPABASE_API = "https://api.supabase.com";

/** Timeout in milliseconds; migrations and bundling take seconds. */
const ANSWER_LIMIT_MS = 120_000;

/** Attempts if the API is rate-limited or unavailable. */
const TRIES = 3;

/** Source file of a function: path in the repository and text. */
export interface SourceFile {
  path: string;
  text: string;
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
  type?: string | null;
}

/** Port of the transaction pooler, if the API gives another mode's. */
const TRANSACTION_PORT = 6543;

/** A Supabase project through the Management API. All calls throw a DeployError with instructions. */
export class ManagementApi {
  constructor(
    private readonly origin: string,
    private readonly ref: string,
    private readonly token: string,
    private readonly pauseMs: number,
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
      // Failed queries have status 400 or 500 with a message; not retried.
      if (!isBusy || tries === TRIES || path === "/database/query") return response;
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs * tries));
    }
  }

  /**
   * Calls the API and translates errors.
   * @param what the action, for messages
   */
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

  /** Runs SQL as administrator. Several statements run in one transaction; parameters allow only one. */
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

  /** The function's secrets by name, as SHA-256 digests. */
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

  async publishableKey(): Promise<string> {
    const keys = await this.json<ApiKey[]>(strings.reads.keys, "/api-keys?reveal=true");
    const found = keys.find(({ type }) => type === "publishable");
    if (!found?.api_key) throw new DeployError(strings.noKey);
    return found.api_key;
  }

  /** Files of a published function by name; undefined if not published, or if it still requires a JWT. */
  async publishedFiles(slug: string): Promise<Map<string, string> | undefined> {
    const response = await this.fetch(`/functions/${slug}`, {});
    if (response.status === 404) return undefined;
    const { verify_jwt } = await this.json<{ verify_jwt?: boolean }>(
      strings.reads.function,
      `/functions/${slug}`,
    );
    if (verify_jwt) return undefined;
    const accept = { headers: { accept: "multipart/form-data" } };
    const body = await this.call(strings.reads.function, `/functions/${slug}/body`, accept);
    // An unexpected format only causes another upload.
    const form = await body.formData().catch(() => new FormData());
    const files = [...form.values()].filter((value) => typeof value !== "string");
    return new Map(
      await Promise.all(files.map(async (file) => [baseName(file.name), await file.text()] as const)),
    );
  }

  /** Publishes a function from source, bundled by Supabase like `supabase functions deploy --use-api`. */
  async deployFunction(slug: string, files: readonly SourceFile[]): Promise<void> {
    const folder = `supabase/functions/${slug}`;
    const form = new FormData();
    for (const { path, text } of files) form.append("file", new Blob([text]), path);
    const metadata = {
      name: slug,
      entrypoint_path: `${folder}/index.ts`,
      import_map_path: `${folder}/deno.json`,
      static_patterns: [],
      // Publishable keys are no JWTs: the function checks `apikey` itself.
      verify_jwt: false,
    };
    form.append("metadata", JSON.stringify(metadata));
    await this.call(strings.steps.function, `/functions/deploy?slug=${slug}`, { method: "POST", body: form });
  }
}

/** Base name of a path, with either kind of slash. */
export const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** Error message of a response. */
async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? text;
  } catch {
    return text.slice(0, 300);
  }
}

/** Reason of a network error, with its code. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === "TimeoutError" ? strings.timeout : message);
}
