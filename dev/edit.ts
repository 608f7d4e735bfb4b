import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { formatProblems } from "../content-tools/check/index.ts";
import type { Answer } from "../content-tools/editor/server/api.ts";
import { startWebEditor } from "../content-tools/editor/server/server.ts";
import { isReservedAddress, readSiteConfig } from "../content-tools/site-config.ts";
import { installDecap } from "./install-decap.ts";
import { startPreview } from "./page-preview.ts";
import { readEnvFile } from "./prepare.mjs";
import { untilEnded } from "./until-ended.ts";

/** Where the web editor prefers to be. */
const PORT = 8090;

/** What has become of a save or a removal; reading is not worth a line. */
function report({ refusals, changed }: Answer): void {
  if (refusals) console.error(`\nKaydedilmedi.\n\n${formatProblems(refusals)}`);
  if (changed) console.log(`Kaydedildi: ${changed.join(", ")}`);
}

/** `npm run edit [-- --no-page]`: the content as forms in the browser of this machine and the page beside them, until Ctrl-C. */
async function edit(): Promise<void> {
  readEnvFile();
  const decap = installDecap();
  const preview = process.argv.includes("--no-page")
    ? undefined
    : await startPreview(process.cwd(), noteDown());
  const siteUrl = publishedAt();
  const editor = await startWebEditor(path.resolve("content"), decap, PORT, report, {
    ...(preview && { preview }),
    ...(siteUrl && { siteUrl }),
  });
  if (editor.port !== PORT) console.log(`${PORT} numaralı kapı dolu; ${editor.port} kullanılıyor.`);
  console.log(`
  İçerik düzenleyici   ${editor.url}

  Kaydettikleriniz content klasörüne yazılır; sayfa, formun yanında açılır.
  Bitirmek için Ctrl + C’ye basın.
`);
  if (process.stdout.isTTY) openBrowser(editor.url);
  const stop = async () => void (await Promise.all([editor.stop(), preview?.stop()]));
  await untilEnded(stop, undefined, { ending: "Kapatılıyor …", ended: "Kapandı." });
}

/** Where the site is published, unless that is a sample address. @throws nothing: the editor mends what is wrong there */
function publishedAt(): string | undefined {
  try {
    const url = process.env.SITE_URL?.trim() || readSiteConfig().url;
    return isReservedAddress(url) ? undefined : url;
  } catch {
    return undefined;
  }
}

/** What the site in development mode prints goes into a file: between the editor's lines it would only confuse. */
function noteDown(): (text: string) => void {
  mkdirSync(".local", { recursive: true });
  const file = path.join(".local", "page-beside-the-form.log");
  rmSync(file, { force: true });
  return (text) => appendFileSync(file, text);
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
