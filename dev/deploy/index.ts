// `npm run deploy`: publishes the site and its function. docs/deploy.md says what is needed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ContentError, readSiteConfig } from "../../src/content-model/check/site-config.ts";
import { checkLive } from "../check-live.ts";
import { readEnvFile, runNpm } from "../prepare.mjs";
import { root } from "../root.ts";
import { askInTerminal, askNobody } from "./ask.ts";
import { deploy } from "./deploy.ts";
import { SUPABASE_API } from "./management-api.ts";
import { DeployError } from "./strings.ts";

/** Non-secret answers, proposed at the next run. */
const answersFile = path.join(root, ".local", "deploy.json");

/** Gatsby's file that identifies a build. */
const BUILD_MARK = "page-data/app-data.json";

async function main(): Promise<boolean> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { yes: flag, "dry-run": flag, rotate: flag } });
  readEnvFile();
  return deploy({
    ask: values.yes ? askNobody(process.env) : await askInTerminal(process.env),
    say: (line) => console.log(line),
    npm: async (args, env) => runNpm(args, env),
    supabaseApi: SUPABASE_API,
    projectOrigin: (ref) => `https://${ref}.supabase.co`,
    cloudflareApi: "https://api.cloudflare.com/client/v4",
    netlifyApi: "https://api.netlify.com/api/v1",
    site: readSiteConfig(),
    siteUrl: process.env.SITE_URL,
    remembered: existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, "utf8")) : {},
    remember(answers) {
      mkdirSync(path.dirname(answersFile), { recursive: true });
      writeFileSync(answersFile, JSON.stringify(answers));
    },
    localBuild: () => readFile(path.join(root, "public", BUILD_MARK), "utf8"),
    publishedBuild: (origin) =>
      fetch(`${origin}/${BUILD_MARK}`, { signal: AbortSignal.timeout(15_000) }).then(
        (response) => (response.ok ? response.text() : undefined),
        () => undefined,
      ),
    checkLive,
    patience: {
      // The scheduler runs once a minute.
      function: { limitMs: 150_000, pauseMs: 5_000 },
      // Propagation at the host.
      site: { limitMs: 45_000, pauseMs: 5_000 },
    },
    isDryRun: values["dry-run"] ?? false,
    isRotating: values.rotate ?? false,
  });
}

main().then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    const isExpected = error instanceof DeployError || error instanceof ContentError;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exitCode = 1;
  },
);
