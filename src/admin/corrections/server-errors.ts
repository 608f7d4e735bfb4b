import { adminStrings } from "../admin-strings";
import { questionAround } from "./controls";

const { server } = adminStrings;

/** Error messages of browsers and repository hosts, with their translation. */
const meanings: readonly (readonly [answer: RegExp, words: string])[] = [
  [/^(?:Failed to fetch|NetworkError|Load failed)/, adminStrings.offline],
  [/^(?:Bad credentials|401|Unauthorized)/i, server.key],
  [/not accessible|forbidden|permission|must have/i, server.permission],
  [/\bJSON\b|rate limit|timeout|went wrong/i, server.busy],
];

/** Translates why a repository refused a save. Without this an editor reads the host's message to programs. */
export function translateServerErrors(): void {
  addEventListener("focusin", ({ target }) => {
    const answer = questionAround(target)?.querySelector(".error")?.firstChild;
    const [, words] = meanings.find(([pattern]) => pattern.test(answer?.textContent?.trim() ?? "")) ?? [];
    if (answer && words) answer.textContent = words;
  });
}
