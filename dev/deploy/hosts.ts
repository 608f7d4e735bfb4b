import { type Command, read, tryRead, type Values } from "./commands.ts";
import { type questions, strings } from "./strings.ts";

/** Asks a question. @param proposal default answer */
export type Answer = (name: keyof typeof questions, proposal?: string) => Promise<string>;

/** A host of static sites. */
export interface Host {
  /** Name of the site's place there. */
  place: string;
  /** The host's own address of the place; undefined if there is none. */
  findAddress(): string | undefined;
  create: Command;
  upload: Command;
}

async function cloudflare(answer: Answer): Promise<Host> {
  const env: Values = { CLOUDFLARE_API_TOKEN: await answer("CLOUDFLARE_API_TOKEN") };
  const wrangler = (...args: string[]): Command => ({ tool: "wrangler", args, env: () => env });
  // A token that may only edit Pages lists no account, or is refused.
  const whoami = process.env.CLOUDFLARE_ACCOUNT_ID
    ? undefined
    : tryRead<{ accounts?: { id: string }[] }>(wrangler("whoami", "--json"));
  const [only, ...others] = whoami?.accounts ?? [];
  const isOne = only !== undefined && others.length === 0;
  env.CLOUDFLARE_ACCOUNT_ID = isOne ? only.id : await answer("CLOUDFLARE_ACCOUNT_ID");
  const place = await answer("CLOUDFLARE_PROJECT");
  return {
    place,
    findAddress() {
      const projects = read<Record<"Project Name" | "Project Domains", string>[]>(
        wrangler("pages", "project", "list", "--json"),
        strings.advice.host,
      );
      const found = projects.find((project) => project["Project Name"] === place);
      const domain = found?.["Project Domains"].split(", ").find((name) => name.endsWith(".pages.dev"));
      return domain && `https://${domain}`;
    },
    create: wrangler("pages", "project", "create", place, "--production-branch", "main"),
    upload: wrangler("pages", "deploy", "public", "--project-name", place, "--branch", "main"),
  };
}

async function netlify(answer: Answer): Promise<Host> {
  const env: Values = { NETLIFY_AUTH_TOKEN: await answer("NETLIFY_AUTH_TOKEN") };
  const tool = (...args: string[]): Command => ({ tool: "netlify-cli", args, env: () => env });
  const place = await answer("NETLIFY_SITE");
  return {
    place,
    findAddress() {
      const sites = read<{ name: string }[]>(tool("sites:list", "--json"), strings.advice.host);
      return sites.some(({ name }) => name === place) ? `https://${place}.netlify.app` : undefined;
    },
    create: tool("sites:create", "--name", place, "--disable-linking"),
    upload: tool("deploy", "--prod", "--no-build", "--dir", "public", "--site", place),
  };
}

const hosts = { cloudflare, netlify, folder: async () => undefined };

/** Asks for the host and its settings; undefined where the folder is uploaded by hand. */
export const askForHost = async (answer: Answer): Promise<Host | undefined> =>
  hosts[(await answer("SITE_HOST", "cloudflare")) as keyof typeof hosts](answer);
