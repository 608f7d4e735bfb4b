import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { localSettings, prepare, runCommand } from "./prepare.mjs";
import { root } from "./root.ts";
import { basePort } from "./stack/ports.ts";
import { endProgram, startProgram } from "./stack/program.ts";
import { startStack } from "./stack/stack.ts";
import { type Running, untilEnded } from "./until-ended.ts";

/** Starts the local backend, and Gatsby's development server on the site's port. */
async function startDevelopment(): Promise<Running> {
  const port = basePort(process.env, 8000);
  const { addresses, stop } = await startStack({ port, site: null, watch: true });
  console.log(`
  Mailbox    ${addresses.mailbox}
  Function   ${addresses.function}
  Site       http://localhost:${port}   (when Gatsby says so below)
`);
  const gatsby = createRequire(path.join(root, "package.json")).resolve("gatsby/cli");
  const child = startProgram(
    [process.execPath, gatsby, "develop", "--port", String(port), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      signal: "SIGTERM",
      // FUNCTION_URL for gatsby-config.ts: origin to which Gatsby proxies `/functions/v1/`.
      env: { ...process.env, ...localSettings, FUNCTION_URL: addresses.functionOrigin },
    },
  );
  return {
    over: once(child, "exit"),
    async stop() {
      await endProgram(child, "SIGTERM");
      await stop();
    },
  };
}

/** `npm run develop`: the local backend with `gatsby develop`. */
async function develop(): Promise<void> {
  prepare();
  await untilEnded(startDevelopment);
}

void runCommand(develop);
