// `npm run test:browser`: Playwright, in the Chromium of this machine or one that it installs. Arguments are Playwright's.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { findBrowser } from "./browser.mjs";
import { root, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const { status } = spawnSync(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: await findBrowser() },
  });
  process.exitCode = status ?? 1;
});
