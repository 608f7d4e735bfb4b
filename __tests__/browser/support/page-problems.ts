import type { Page } from "@playwright/test";

/** Records all problems of the page: logged or thrown errors, failed requests, requests to other origins but those of embedded pages. */
export function recordProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    // The page of an embedded map is another page.
    const isEmbedded = request.isNavigationRequest() || request.frame().parentFrame() !== null;
    if (url.protocol !== "data:" && url.origin !== origin && !isEmbedded)
      problems.push(`foreign: ${request.url()}`);
  });
  return problems;
}
