import { adminStrings } from "../admin-strings";
import { linesOf, type Mistake } from "./mistake";
import { noticeLink, noticeList, showNotice } from "./notice";

const strings = adminStrings.publishing;

/** The fields used of a workflow run: https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow */
interface Run {
  html_url: string;
  status: string;
  conclusion: string | null;
  run_started_at: string;
  updated_at: string;
}

/** Publications of a repository: the runs of its workflow. */
export class Publications {
  readonly #runs: string;
  readonly #api: string;
  #minutes: number | undefined;

  /** @param repository "owner/site" */
  constructor(repository: string, branch: string | undefined) {
    const workflow = `${repository}/actions/workflows/deploy.yml`;
    const query = new URLSearchParams({ per_page: "10", ...(branch ? { branch } : {}) });
    this.#runs = `https://github.com/${workflow}`;
    this.#api = `https://api.github.com/repos/${workflow}/runs?${query}`;
  }

  /**
   * Shows how the last publication ended, if the repository answers; after a failure with the mistakes in the documents.
   * @param key the editor's access token; a public repository needs none
   */
  async tellLast(key: string | undefined, mistakes: () => readonly Mistake[]): Promise<void> {
    const headers = {
      Accept: "application/vnd.github+json",
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    };
    const answer = await fetch(this.#api, { headers }).catch(() => undefined);
    const runs: Run[] = answer?.ok ? (await answer.json()).workflow_runs : [];
    const [last] = runs;
    this.#minutes = usualMinutes(runs);
    if (!last) return;
    const link = noticeLink(last.html_url, strings.details);
    const time = new Date(last.updated_at).toLocaleString("tr-TR", { dateStyle: "long", timeStyle: "short" });
    if (last.status !== "completed") showNotice(strings.running, link);
    else if (last.conclusion === "success") showNotice(`${strings.published} ${time}.`);
    else {
      const wrong = mistakes().map((mistake) => linesOf(mistake).join(" "));
      showNotice(`${strings.failed} (${time}).`, ...noticeList(strings.mistakes, wrong), link);
    }
  }

  /** Tells after a save that it is being published, with the content check's advice. */
  tellSaved(advice: readonly string[]): void {
    const time = this.#minutes ? `${strings.usually} ${this.#minutes} ${strings.minutes}` : strings.soon;
    showNotice(
      `${strings.started} ${time}`,
      noticeLink(this.#runs, strings.follow),
      ...noticeList(adminStrings.advice, advice),
    );
  }
}

/** Median duration of successful runs, in minutes. */
function usualMinutes(runs: readonly Run[]): number | undefined {
  const minutes = runs
    .filter(({ conclusion }) => conclusion === "success")
    .map((run) => Math.ceil((Date.parse(run.updated_at) - Date.parse(run.run_started_at)) / 60_000))
    .sort((a, b) => a - b);
  return minutes[Math.floor(minutes.length / 2)];
}
