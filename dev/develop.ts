import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { localSettings, readEnvFile, sayWhereFormsSend } from "./prepare.mjs";
import { root } from "./root.ts";
import { localDatabaseUrl } from "./stack/local-database.ts";
import { freePort } from "./stack/ports.ts";
import { trackProgram } from "./stack/programs.ts";
import { startStack } from "./stack/stack.ts";
import { untilEnded } from "./until-ended.ts";

/** Where Gatsby's development server prefers to be. */
const GATSBY_PORT = 8000;

/**
 * `npm run develop`: the backend of `npm start`, with `gatsby develop` instead of the built site. Gatsby gets
 * FUNCTION_URL, the origin to pass calls under `/functions/v1/` on to.
 */
async function develop(): Promise<void> {
  readEnvFile();
  sayWhereFormsSend();
  const databaseUrl = localDatabaseUrl(process.env, console.log);
  const port = await freePort(GATSBY_PORT, "development server", console.log);
  const stack = await startStack({
    site: null,
    watch: true,
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    ...(databaseUrl && { databaseUrl }),
  });
  console.log(`
  Mailbox    ${stack.addresses.mailbox}
  Function   ${stack.addresses.function}
  Site       http://localhost:${port}   (when Gatsby says so below)
`);
  const gatsby = createRequire(path.join(root, "package.json")).resolve("gatsby/cli");
  const child = spawn(
    process.execPath,
    [gatsby, "develop", "--port", String(port), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...localSettings, FUNCTION_URL: stack.addresses.functionOrigin },
    },
  );
  trackProgram(stack.dataDir, "gatsby", child);
  const gone = once(child, "exit");
  await untilEnded(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await gone;
    }
    await stack.stop();
  }, gone);
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
