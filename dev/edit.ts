import { spawn } from "node:child_process";
import path from "node:path";
import { formatProblems } from "../content-tools/check/index.ts";
import type { Answer } from "../content-tools/editor/server/api.ts";
import { startWebEditor } from "../content-tools/editor/server/server.ts";
import { installDecap } from "./install-decap.ts";
import { untilEnded } from "./until-ended.ts";

/** Where the web editor prefers to be. */
const PORT = 8090;

/** What has become of a save or a removal; reading is not worth a line. */
function report({ refusals, changed }: Answer): void {
  if (refusals) console.error(`\nKaydedilmedi.\n\n${formatProblems(refusals)}`);
  if (changed) console.log(`Kaydedildi: ${changed.join(", ")}`);
}

/** `npm run edit`: the content as forms in the browser of this machine, until Ctrl-C. */
async function edit(): Promise<void> {
  const editor = await startWebEditor(path.resolve("content"), installDecap(), PORT, report);
  if (editor.port !== PORT) console.log(`${PORT} numaralı kapı dolu; ${editor.port} kullanılıyor.`);
  console.log(`
  İçerik düzenleyici   ${editor.url}

  Kaydettikleriniz content klasörüne yazılır; siteye bakmak için başka bir terminalde npm run develop çalıştırın.
  Bitirmek için Ctrl + C’ye basın.
`);
  if (process.stdout.isTTY) openBrowser(editor.url);
  await untilEnded(editor.stop, undefined, { ending: "Kapatılıyor …", ended: "Kapandı." });
}

/** The address is printed too: where no browser can be opened, nothing is lost. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === "win32"
      ? ["cmd", "/c", "start", "", url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  spawn(command ?? "", args, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

edit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
