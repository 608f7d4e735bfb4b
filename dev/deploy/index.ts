// `npm run deploy`: publishes the site and its function by the hosts' own commands (docs/deploy.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  ContentError,
  isReservedAddress,
  publishedUrl,
  readSiteConfig,
} from "../../src/content-model/check/site-config.ts";
import { readEnvFile } from "../prepare.mjs";
import { root } from "../root.ts";
import { type Ask, askInTerminal, askNobody, type Question } from "./ask.ts";
import type { Values } from "./commands.ts";
import { deploy } from "./deploy.ts";
import type { Answer } from "./hosts.ts";
import { problemOf } from "./settings.ts";
import { DeployError, hostNames, questions, strings } from "./strings.ts";

/** Answers that are no secrets, proposed at the next run. */
const answersFile = path.join(root, ".local", "deploy.json");

const SECRET = /_(?:TOKEN|KEY|SECRET|PASSWORD)$/;

const checks: Record<string, Question["check"]> = {
  SITE_URL: (answer) =>
    /^https:\/\/[^/\s]+$/.test(answer) && !isReservedAddress(answer) ? undefined : strings.badUrl,
  SUPABASE_PROJECT_REF: (answer) => (/^[a-z]{20}$/.test(answer) ? undefined : strings.badRef),
  SITE_HOST: (answer) =>
    hostNames.some(({ value }) => value === answer)
      ? undefined
      : hostNames.map(({ value }) => value).join(", "),
};

/** Asks for what neither the environment nor the content answers. */
function answerer(ask: Ask, remembered: Values): Answer {
  return async (name, proposal) => {
    const initial = remembered[name] ?? proposal;
    const value = await ask.answer({
      name,
      message: questions[name],
      isSecret: SECRET.test(name),
      check: checks[name] ?? ((typed) => (typed === "" ? undefined : problemOf(name, typed))),
      ...(initial === undefined ? {} : { initial }),
      ...(name === "SITE_HOST" ? { options: hostNames } : {}),
    });
    if (!SECRET.test(name)) remembered[name] = value;
    return value;
  };
}

async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { yes: flag, "dry-run": flag, rotate: flag } });
  readEnvFile();
  console.log(strings.intro);
  const ask = values.yes ? askNobody(process.env) : await askInTerminal(process.env);
  const remembered: Values = existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, "utf8")) : {};
  const answer = answerer(ask, remembered);
  const site = readSiteConfig();
  const url = publishedUrl(site.url, process.env.SITE_URL);
  await deploy({
    answer,
    async isConfirmed() {
      if (values["dry-run"] || !(await ask.confirm(strings.confirm, true))) return false;
      mkdirSync(path.dirname(answersFile), { recursive: true });
      writeFileSync(answersFile, JSON.stringify(remembered));
      return true;
    },
    site: { ...site, url: isReservedAddress(url) ? await answer("SITE_URL") : url },
    isRotating: values.rotate ?? false,
  });
}

main().catch((error: unknown) => {
  const isExpected = error instanceof DeployError || error instanceof ContentError;
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
});
