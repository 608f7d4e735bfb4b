import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.ts";
import type { Command } from "./commands.ts";
import type { Answer } from "./questions.ts";

/** The project's name at Cloudflare, which `npm run adopt` writes. */
const projectName = () =>
  readFileSync(path.join(root, "wrangler.toml"), "utf8").match(/^name\s*=\s*"([^"]+)"/m)?.[1];

/** How `public` is uploaded, and the site's address there; none where it is uploaded by hand. */
export async function askForHost(answer: Answer): Promise<{ upload?: Command; address?: string }> {
  switch (await answer("SITE_HOST", "cloudflare")) {
    case "cloudflare": {
      const env = {
        CLOUDFLARE_API_TOKEN: await answer("CLOUDFLARE_API_TOKEN"),
        // A token that may only edit Pages lists no accounts.
        CLOUDFLARE_ACCOUNT_ID: await answer("CLOUDFLARE_ACCOUNT_ID"),
      };
      const place = await answer("CLOUDFLARE_PROJECT", projectName());
      const args = ["pages", "deploy", "public", "--project-name", place, "--branch", "main"];
      return { upload: { tool: "wrangler", args, env }, address: `https://${place}.pages.dev` };
    }
    case "netlify": {
      const env = { NETLIFY_AUTH_TOKEN: await answer("NETLIFY_AUTH_TOKEN") };
      const place = await answer("NETLIFY_SITE");
      const args = ["deploy", "--prod", "--no-build", "--dir", "public", "--site", place];
      return { upload: { tool: "netlify-cli", args, env }, address: `https://${place}.netlify.app` };
    }
  }
  return {};
}
