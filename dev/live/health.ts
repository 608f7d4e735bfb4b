import type { Health, HealthProblem } from "../../supabase/functions/send-contact-email/health.ts";
import { type Answer, ask, messageOf } from "./client.ts";
import { type Finding, finding } from "./finding.ts";

const minutes = (seconds: number | null | undefined): string =>
  typeof seconds === "number" ? `${Math.ceil(seconds / 60)} minutes` : "never";

/** What a problem means, with the figures that belong to it. */
const MEANINGS: Record<HealthProblem, (health: Health) => string> = {
  database_unreachable: () => "the function does not reach the database",
  dead: ({ dead }) => `${dead} mails were given up`,
  late: ({ pending, oldestPendingSeconds }) =>
    `${pending} mails wait, the oldest for ${minutes(oldestPendingSeconds)}`,
  no_drain: ({ lastDrainSeconds }) =>
    lastDrainSeconds === null
      ? "the scheduler has never called"
      : `the scheduler called ${minutes(lastDrainSeconds)} ago`,
};

function healthIn(body: string): Health | null {
  try {
    const health = JSON.parse(body) as Partial<Health>;
    return Array.isArray(health.problems) ? (health as Health) : null;
  } catch {
    return null;
  }
}

/** What is wrong by the answer of the function's health address. */
function problemOf({ status, body }: Answer): string | undefined {
  const health = healthIn(body);
  if (health === null)
    return `status ${status}, and no state in it: is this version of the function deployed?`;
  if (status === 200) return undefined;
  const meanings = health.problems.map((problem) => MEANINGS[problem]?.(health) ?? problem);
  return meanings.join("; ") || `status ${status}`;
}

/** Whether messages leave: what the function tells every monitor. @param url of the function */
export async function checkHealth(url: string): Promise<Finding> {
  const check = "messages are mailed";
  const at = `${url}/health`;
  try {
    return finding(check, at, problemOf(await ask(at)));
  } catch (error) {
    return finding(check, at, messageOf(error));
  }
}
