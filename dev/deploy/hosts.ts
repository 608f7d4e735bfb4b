import { type Command, read } from "./commands.ts";
import type { Answer } from "./questions.ts";

/** A host of static sites. */
export interface Host {
  /** The host's own address of the site's place there; undefined if there is none. */
  findAddress(): string | undefined;
  create: Command;
  upload: Command;
}

async function cloudflare(answer: Answer): Promise<Host> {
  const env = {
    CLOUDFLARE_API_TOKEN: await answer("CLOUDFLARE_API_TOKEN"),
    // A token that may only edit Pages lists no accounts.
    CLOUDFLARE_ACCOUNT_ID: await answer("CLOUDFLARE_ACCOUNT_ID"),
  };
  const wrangler = (...args: string[]): Command => ({ tool: "wrangler", args, env: () => env });
  const place = await answer("CLOUDFLARE_PROJECT");
  return {
    findAddress() {
      const projects = read<Record<"Project Name" | "Project Domains", string>[]>(
        wrangler("pages", "project", "list", "--json"),
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
  const env = { NETLIFY_AUTH_TOKEN: await answer("NETLIFY_AUTH_TOKEN") };
  const tool = (...args: string[]): Command => ({ tool: "netlify-cli", args, env: () => env });
  const place = await answer("NETLIFY_SITE");
  return {
    findAddress() {
      const sites = read<{ name: string }[]>(tool("sites:list", "--json"));
      return sites.some(({ name }) => name === place) ? `https://${place}.netlify.app` : undefined;
    },
    create: tool("sites:create", "--name", place, "--disable-linking"),
    upload: tool("deploy", "--prod", "--no-build", "--dir", "public", "--site", place),
  };
}

export const hosts: Record<string, (answer: Answer) => Promise<Host | undefined>> = {
  cloudflare,
  netlify,
  folder: async () => undefined,
};
