import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { readSourceFiles } from "../../model/documents.ts";
import { factsFor } from "../form/facts.ts";
import { listChanges } from "../publish/changes.ts";
import { Failure, gitIn } from "../publish/git.ts";
import { publish } from "../publish/publish.ts";
import { publishedFile, publishedState } from "../publish/published.ts";
import { takeBack } from "../publish/take-back.ts";
import { type Waiting, waitForSite } from "../publish/wait-for-site.ts";
import { words } from "../publish/words.ts";
import { refused } from "./api.ts";
import { jsonOf, send } from "./http.ts";
import type { Opened } from "./opened.ts";
import { hasPage, type PagePreview, routeOf } from "./preview.ts";
import { isChanged } from "./reading.ts";

/** What the editor's work beside the forms needs: the page, the list of changes, taking back and publishing. */
export interface Workplace {
  contentFolder: string;
  preview?: PagePreview | undefined;
  /** Where the site is published, if that is known. */
  siteUrl?: string | undefined;
  waiting?: Waiting | undefined;
  /** Runs what writes the content one after another. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const files = z.object({ files: z.array(z.string().startsWith("content/")).min(1) });
const choices = z.object({ choices: z.record(z.string(), z.enum(["mine", "theirs"])).default({}) });

/** What the page around the forms asks for every few seconds. @param file the document whose form is open, or "" */
export async function stateOf(place: Workplace, opened: Opened, file: string) {
  const { contentFolder, preview } = place;
  const sources = readSourceFiles(contentFolder);
  const source = sources.find(({ path: below }) => `content/${below}` === file);
  const route = routeOf(file, source?.value);
  const phase = preview?.state();
  return {
    preview: preview && { ...phase, origin: preview.origin },
    route,
    hasPage: preview !== undefined && phase?.phase === "ready" && (await hasPage(preview, route)),
    isChangedOutside: isChanged(contentFolder, opened, file),
    facts: factsFor(sources, source),
    changes: await countChanges(contentFolder),
  };
}

/** How many files differ from what is published; null where that cannot be known. */
async function countChanges(contentFolder: string): Promise<number | null> {
  try {
    return (await listChanges(path.dirname(contentFolder))).changes.length;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

export async function sendChanges({ contentFolder }: Workplace, response: ServerResponse): Promise<void> {
  try {
    const { changes, published } = await listChanges(path.dirname(contentFolder));
    send(response, 200, { changes, hasRemote: published.remote !== undefined });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    send(response, 200, { changes: [], failure: { ...words[error.kind], detail: error.detail } });
  }
}

/** A picture as it is published. */
export async function sendPublishedPicture(
  { contentFolder }: Workplace,
  name: string,
  response: ServerResponse,
): Promise<void> {
  const git = gitIn(path.dirname(contentFolder));
  const isName = !/[/\\]|\.\./.test(name) && name !== "";
  const bytes =
    isName && (await publishedFile(git, (await publishedState(git)).commit, `content/images/${name}`));
  if (!bytes) return send(response, 404, { error: "Not Found" });
  const types: Record<string, string> = {
    ".jpg": "jpeg",
    ".jpeg": "jpeg",
    ".png": "png",
    ".webp": "webp",
    ".avif": "avif",
  };
  const type = types[path.extname(name).toLowerCase()];
  response.writeHead(200, {
    "content-type": type ? `image/${type}` : "application/octet-stream",
    "cache-control": "no-store",
  });
  response.end(bytes);
}

export async function takeFilesBack(
  { contentFolder, alone }: Workplace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { data } = files.safeParse(await jsonOf(request));
  if (!data) return send(response, 422, { error: "Bu işlem burada yapılamaz." });
  try {
    const refusals = await alone(() => takeBack(path.dirname(contentFolder), data.files));
    if (refusals.length === 0) return send(response, 200, {});
    const answer = refused(refusals);
    send(response, answer.status, answer.body);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message, fix } = words[error.kind];
    send(response, 422, { error: message, refusals: [{ file: "", field: "", message, fix }] });
  }
}

/** Publishes, and answers with a line of JSON for each step and one for what came of it. */
export async function publishContent(
  { contentFolder, alone, siteUrl, waiting }: Workplace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { data } = choices.safeParse(await jsonOf(request));
  if (!data) return send(response, 422, { error: "Bu işlem burada yapılamaz." });
  response.writeHead(200, {
    "content-type": "application/x-ndjson; charset=utf-8",
    "cache-control": "no-store",
  });
  const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  const project = path.dirname(contentFolder);
  const left = new AbortController();
  response.once("close", () => left.abort());
  const outcome = await publish(project, { choices: data.choices, onStep: (step) => say({ step }), alone });
  const refusals = outcome.state === "failed" ? outcome.refusals : [];
  const shown =
    refusals.length > 0 ? { refusals: (refused(refusals).body as { refusals: unknown }).refusals } : {};
  if (outcome.state === "published" && siteUrl) {
    say({ step: "wait", siteUrl });
    const seen = await waitForSite(gitIn(project), siteUrl, outcome.commit, {
      ...waiting,
      signal: left.signal,
    });
    say({ outcome: { ...outcome, seen, siteUrl } });
  } else say({ outcome: { ...outcome, ...shown } });
  response.end();
}
