import { resolve } from "node:path";
import { startSiteServer } from "../../../dev/stack/site-server";

/**
 * Serves the built site with its production headers on a free port for all tests. It has no function: tests
 * that send use the whole stack (`__tests__/browser/forms/stack.ts`).
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = await startSiteServer(resolve(process.env.SITE_FOLDER ?? "public"));
  // The default of Playwright's `baseURL`.
  process.env.PLAYWRIGHT_TEST_BASE_URL = server.url;
  return server.stop;
}
