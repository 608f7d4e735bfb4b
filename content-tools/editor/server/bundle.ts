import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** A file of the editor's own page. */
export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

const folder = path.join(__dirname, "..", "browser");

/** The editor's own page by the addresses of its files, its scripts in one. */
export async function bundle(): Promise<ReadonlyMap<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, "main.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error("The editor's page has no script.");
  const read = (name: string) => readFile(path.join(folder, name));
  return new Map<string, PageFile>([
    ["/", { type: "text/html; charset=utf-8", content: await read("page.html") }],
    ["/page.css", { type: "text/css; charset=utf-8", content: await read("page.css") }],
    ["/page.js", { type: "text/javascript; charset=utf-8", content: script.contents }],
  ]);
}
