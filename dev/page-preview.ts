import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import path from "node:path";
import type { PagePreview, PreviewState } from "../content-tools/editor/server/preview.ts";
import { localSettings } from "./prepare.mjs";
import { root } from "./root.ts";
import { freePort } from "./stack/ports.ts";

/** Where the site in development mode prefers to be; `npm run develop` has 8000. */
const PORT = 8100;

/** What Gatsby prints when it begins or has done something, what an editor is told then, and how much is done. */
const milestones: readonly (readonly [RegExp, string, number])[] = [
  [/compile gatsby files/, "Site ayarları okunuyor …", 0.2],
  [/source and transform nodes/, "İçerik okunuyor …", 0.4],
  [/createPages/, "Sayfalar hazırlanıyor …", 0.45],
  [/extract queries/, "Tasarım derleniyor …", 0.5],
  [/IMAGE_PROCESSING/, "Fotoğraflar hazırlanıyor; ilk seferinde bir iki dakika sürer …", 0.7],
  [/You can now view/, "Sayfa açılıyor …", 1],
];

/** A site in development mode that runs until it is stopped. */
export interface RunningPreview extends PagePreview {
  stop(): Promise<void>;
}

/**
 * Starts `gatsby develop` for the page beside the form. It gives way to everything else on the machine: forms do not wait
 * for the page.
 * @param folder the project's
 * @param log gets what Gatsby prints
 */
export async function startPreview(folder: string, log: (text: string) => void): Promise<RunningPreview> {
  const port = await freePort(PORT, "page beside the form", () => {});
  const gatsby = createRequire(path.join(root, "package.json")).resolve("gatsby/cli");
  let state: PreviewState = { phase: "starting", step: "Site başlatılıyor …", done: 0 };
  let isStopped = false;
  const child = spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1", "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Gatsby runs the server in a child, which has to end with it.
    detached: process.platform !== "win32",
    env: {
      ...process.env,
      ...localSettings,
      CI: "true",
      NODE_ENV: "development",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  yieldToOthers(child);
  process.once("exit", () => end(child, "SIGKILL"));
  const hear = (chunk: Buffer) => {
    const text = chunk.toString("utf8");
    log(text);
    for (const [pattern, step, done] of milestones)
      if (state.phase === "starting" && done > state.done && pattern.test(text))
        state = { phase: done === 1 ? "ready" : "starting", step, done };
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const fail = () => {
    if (!isStopped)
      state = {
        phase: "failed",
        step: "Sayfa gösterilemiyor; formlar çalışmaya devam eder. Teknik kişi nedenini .local/page-beside-the-form.log dosyasında bulur.",
        done: 0,
      };
  };
  child.once("error", fail);
  const gone = once(child, "exit").then(fail, fail);
  return {
    // By another name than the editor's: browsers give the page a process of its own, so that typing never waits for it.
    origin: `http://localhost:${port}`,
    state: () => state,
    async stop() {
      isStopped = true;
      end(child, "SIGTERM");
      await gone;
    },
  };
}

/** Some systems do not let one; the page then takes its share. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {}
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {} // it ended in this moment
}
