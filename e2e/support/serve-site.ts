import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../../dev/stack/ports";
import { startSiteServer } from "../../dev/stack/site-server";

/**
 * Serves the built site with its production headers on a free port for all tests and tells them where. The function
 * is not behind it: tests that send use the whole stack (`e2e/forms/stack.ts`).
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const folder = resolve("public");
  if (!existsSync(resolve(folder, "index.html")))
    throw new Error("public/ is empty: run `npm run build:local` first.");
  const nobody = "http://127.0.0.1:9";
  const server = await startSiteServer(folder, await freePort(0, "site", () => undefined), nobody);
  process.env.SITE_ADDRESS = server.url;
  return server.stop;
}
