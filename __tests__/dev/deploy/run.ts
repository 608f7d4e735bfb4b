import { createServer } from "node:http";
import type { LiveOptions } from "../../../dev/check-live.ts";
import { type Ask, askNobody } from "../../../dev/deploy/ask.ts";
import { deploy } from "../../../dev/deploy/deploy.ts";
import { DeployError } from "../../../dev/deploy/strings.ts";
import type { Surroundings } from "../../../dev/deploy/surroundings.ts";
import { listen } from "../../../dev/stack/ports.ts";
import { REF, type SupabaseProject, TOKEN } from "../../support/supabase-project.ts";

/** Answers at the first deployment. */
export const firstAnswers = {
  SUPABASE_ACCESS_TOKEN: TOKEN,
  SUPABASE_PROJECT_REF: `https://supabase.com/dashboard/project/${REF}/settings`,
  SITE_URL: "https://www.laboratuvar.com.tr",
  SITE_HOST: "cloudflare",
  CLOUDFLARE_API_TOKEN: "cf-secret-token",
  CLOUDFLARE_PROJECT: "laboratuvar",
  RESEND_API_KEY: "re_secret",
  MAIL_FROM: "Laboratuvar Web <web@form.laboratuvar.com.tr>",
  MAIL_TO: "bilgi@laboratuvar.com.tr",
};

/** Confirmations to decline, by a part of the question. */
type Refused = readonly string[];

interface RunOptions {
  answers?: Partial<Record<string, string>>;
  /** Confirmations answered contrary to their default. */
  contrary?: Refused;
  changes?: Partial<Surroundings>;
}

export interface Run {
  result: boolean | undefined;
  error: DeployError | undefined;
  /** All messages. */
  said: string;
  /** Arguments and environment of npm. */
  npm: { args: string; env: Readonly<Record<string, string>> }[];
  live: LiveOptions[];
}

/** Runs the command with prepared answers against the stand-ins. */
export async function run(project: SupabaseProject, hosts: Hosts, options: RunOptions = {}): Promise<Run> {
  const { answers = firstAnswers, contrary = [], changes = {} } = options;
  const record: Run = { result: undefined, error: undefined, said: "", npm: [], live: [] };
  const person: Ask = {
    ...askNobody(answers),
    confirm: async (message, initial) =>
      contrary.some((part) => message.includes(part)) ? !initial : initial,
  };
  const say = (line: string) => {
    record.said += `${line}\n`;
  };
  try {
    record.result = await deploy({
      ask: person,
      say,
      npm: async (args, env = {}) => record.npm.push({ args: args.join(" "), env }) > 0,
      supabaseApi: project.origin,
      projectOrigin: () => project.origin,
      cloudflareApi: `${hosts.origin}/cloudflare`,
      netlifyApi: `${hosts.origin}/netlify`,
      // Placeholders, like the sample's: the deploy asks for a real URL.
      site: { brand: "Laboratuvar", email: "bilgi@laboratuvar.example", url: "https://laboratuvar.example" },
      siteUrl: undefined,
      remembered: {},
      remember: () => undefined,
      localBuild: async () => "build",
      checkLive: async (live) => {
        record.live.push(live);
        return [];
      },
      publishedBuild: async () => undefined,
      patience: { function: { limitMs: 40_000, pauseMs: 100 }, site: { limitMs: 0, pauseMs: 0 } },
      isDryRun: false,
      isRotating: false,
      ...changes,
    });
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    record.error = error;
  }
  return record;
}

export interface Hosts {
  origin: string;
  /** Bodies of created resources, by path. */
  made: Record<string, unknown>;
  stop(): void;
}

/** Stand-ins for the APIs of both hosts, which keep created resources. */
export async function startHosts(): Promise<Hosts> {
  const made: Record<string, unknown> = {};
  const places: Record<string, unknown> = {
    "/cloudflare/accounts/account-1/pages/projects": { result: { subdomain: "laboratuvar-x1.pages.dev" } },
    "/netlify/sites": { id: "site-id" },
  };
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const send = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (headers.authorization?.includes("wrong"))
      return send(403, { errors: [{ message: "Authentication error" }] });
    if (url === "/cloudflare/accounts") return send(200, { result: [{ id: "account-1", name: "Lab" }] });
    if (method !== "POST") {
      const parent = Object.keys(places).find((place) => url.startsWith(`${place}/`)) ?? "";
      return parent in made ? send(200, places[parent]) : send(404, {});
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    made[url] = JSON.parse(body);
    return send(200, places[url]);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return { origin, made, stop: () => server.close() };
}
