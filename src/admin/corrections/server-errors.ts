import { adminStrings } from "../admin-strings";
import { questionAround } from "./controls";

const { server } = adminStrings;

/** What browsers and hosts of repositories answer. */
const meanings: readonly (readonly [answer: RegExp, words: string])[] = [
  [/^(?:Failed to fetch|NetworkError|Load failed)/, adminStrings.offline],
  [/^(?:Bad credentials|401|Unauthorized)/i, server.key],
  [/not accessible|forbidden|permission|must have/i, server.permission],
  [/\bJSON\b|rate limit|timeout|went wrong/i, server.busy],
];

/** Says in Turkish why a repository did not take a save. Without this an editor reads what the host answers a program. */
export function translateServerErrors(): void {
  addEventListener("focusin", ({ target }) => {
    const answer = questionAround(target)?.querySelector(".error")?.firstChild;
    const [, words] = meanings.find(([pattern]) => pattern.test(answer?.textContent?.trim() ?? "")) ?? [];
    if (answer && words) answer.textContent = words;
  });
}
