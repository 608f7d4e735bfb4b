import type { Ask } from "./ask.ts";
import { DeployError, strings } from "./strings.ts";

/** Official uploaders, run by npx. Both need Node 22. */
const WRANGLER = "wrangler@4.164.0";
const NETLIFY = "netlify-cli@27.10.2";

/** A host of static sites. */
export interface Host {
  name: string;
  /** Non-secret answers, remembered for the next run. */
  answers: Readonly<Record<string, string>>;
  /** The host's own URL of the site; undefined for unknown hosts. */
  address: string | undefined;
  /** Whether the project at the host still has to be created. */
  isNew: boolean;
  /** Creates the project; `address` is final afterwards. */
  create(): Promise<void>;
  /** Uploads the built site, if supported. */
  upload(): Promise<void>;
}

export interface HostSurroundings {
  ask: Ask;
  say(line: string): void;
  /** Runs npm and shows its output. @returns whether it succeeded */
  npm(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<boolean>;
  cloudflareApi: string;
  netlifyApi: string;
  /** Remembered answers of the last run. */
  remembered: Readonly<Record<string, string>>;
}

const isName = (answer: string) => (/^[a-z][a-z0-9-]{1,57}$/.test(answer) ? undefined : strings.answers.name);

/** Calls a host's API. @returns undefined on 404 */
async function call<T>(host: string, url: string, token: string, body?: unknown): Promise<T | undefined> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) }).catch(
    (error: Error & { cause?: { code?: string } }) => {
      throw new DeployError(strings.noNetwork(new URL(url).host, error.cause?.code ?? error.message));
    },
  );
  if (response.status === 404) return undefined;
  const text = await response.text();
  if (!response.ok) {
    const reason = /"message":\s*"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 200);
    throw new DeployError(strings.hostRefused(host, response.status, reason));
  }
  return JSON.parse(text) as T;
}

/**
 * Runs an uploader by npx with a supported Node. The token is passed in the environment, never as an
 * argument.
 */
async function runTool(
  { npm }: HostSurroundings,
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const node = Number(process.versions.node.split(".")[0]) >= 22 ? [] : ["--package=node@22"];
  const isDone = await npm(["exec", "--yes", ...node, `--package=${tool}`, "--", ...args], env);
  if (!isDone) throw new DeployError(strings.uploadFailed(args[0] ?? tool));
}

async function cloudflare(around: HostSurroundings): Promise<Host> {
  const { ask, cloudflareApi, remembered } = around;
  const name = "Cloudflare Pages";
  const token = await ask.answer({
    name: "CLOUDFLARE_API_TOKEN",
    message: strings.questions.cloudflareToken,
    isSecret: true,
  });
  const accounts = await call<{ result: { id: string; name: string }[] }>(
    name,
    `${cloudflareApi}/accounts`,
    token,
  );
  const options = (accounts?.result ?? []).map(({ id, name: label }) => ({ value: id, label }));
  if (options.length === 0) throw new DeployError(strings.noAccount);
  const account =
    options.length === 1
      ? (options[0]?.value ?? "")
      : await ask.answer({
          name: "CLOUDFLARE_ACCOUNT_ID",
          message: strings.questions.cloudflareAccount,
          options,
        });
  const project = await ask.answer({
    name: "CLOUDFLARE_PROJECT",
    message: strings.questions.cloudflareProject,
    initial: remembered.CLOUDFLARE_PROJECT,
    check: isName,
  });
  const projects = `${cloudflareApi}/accounts/${account}/pages/projects`;
  interface Project {
    result: { subdomain: string };
  }
  const found = await call<Project>(name, `${projects}/${project}`, token);
  const host: Host = {
    name,
    answers: { SITE_HOST: "cloudflare", CLOUDFLARE_PROJECT: project },
    address: `https://${found?.result.subdomain ?? `${project}.pages.dev`}`,
    isNew: found === undefined,
    async create() {
      const made = await call<Project>(name, projects, token, { name: project, production_branch: "main" });
      if (made) host.address = `https://${made.result.subdomain}`;
    },
    upload: () =>
      runTool(
        around,
        WRANGLER,
        ["wrangler", "pages", "deploy", "public", "--project-name", project, "--branch", "main"],
        {
          CLOUDFLARE_API_TOKEN: token,
          CLOUDFLARE_ACCOUNT_ID: account,
          WRANGLER_SEND_METRICS: "false",
        },
      ),
  };
  return host;
}

async function netlify(around: HostSurroundings): Promise<Host> {
  const { ask, netlifyApi, remembered } = around;
  const name = "Netlify";
  const token = await ask.answer({
    name: "NETLIFY_AUTH_TOKEN",
    message: strings.questions.netlifyToken,
    isSecret: true,
  });
  const site = await ask.answer({
    name: "NETLIFY_SITE",
    message: strings.questions.netlifySite,
    initial: remembered.NETLIFY_SITE,
    check: isName,
  });
  let found = await call<{ id: string }>(name, `${netlifyApi}/sites/${site}.netlify.app`, token);
  return {
    name,
    answers: { SITE_HOST: "netlify", NETLIFY_SITE: site },
    address: `https://${site}.netlify.app`,
    isNew: found === undefined,
    async create() {
      found = await call(name, `${netlifyApi}/sites`, token, { name: site });
    },
    upload: () =>
      runTool(
        around,
        NETLIFY,
        ["netlify", "deploy", "--prod", "--no-build", "--dir", "public", "--site", found?.id ?? ""],
        { NETLIFY_AUTH_TOKEN: token },
      ),
  };
}

/** Any other host: the folder is uploaded manually. */
const folder = ({ say }: HostSurroundings): Host => ({
  name: strings.questions.hosts.folder,
  answers: { SITE_HOST: "folder" },
  address: undefined,
  isNew: false,
  create: async () => undefined,
  upload: async () => say(strings.folderReady),
});

/** Asks for the host and its settings. */
export async function askForHost(around: HostSurroundings): Promise<Host> {
  const { hosts, host } = strings.questions;
  const kind = await around.ask.answer({
    name: "SITE_HOST",
    message: host,
    initial: around.remembered.SITE_HOST ?? "cloudflare",
    options: Object.entries(hosts).map(([value, label]) => ({ value, label })),
    check: (answer) => (answer in hosts ? undefined : Object.keys(hosts).join(", ")),
  });
  if (kind === "netlify") return netlify(around);
  return kind === "folder" ? folder(around) : cloudflare(around);
}
