import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Document, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { root } from "../root.ts";

/** A copy of the last commit, to be edited by the ways that the guides name and no other. */
export interface Copy {
  folder: string;
  at(...parts: string[]): string;
  /** Changes a file below `content/` as an editor does: comments and the rest of it stay. */
  edit(file: string, change: (document: Document) => void): void;
  /** Writes a file below `content/` anew. */
  write(file: string, text: string): void;
  /** Replaces words wherever the texts of `content/` have them. @throws Error where nothing has them */
  reword(words: string, by: string): void;
  /** Runs a command of package.json there. @throws Error with what it printed, when it fails */
  npm(script: string, ...args: string[]): void;
  /** As `npm`, showing what it prints; its exit code. */
  show(script: string, ...args: string[]): number;
}

/** npm as somebody would call it there: with nothing of this run's settings. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));

/** Clones the last commit into a temporary folder; the packages are those of this project. */
export function makeCopy(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "adoption-"));
  execFileSync("git", ["clone", "--quiet", root, folder]);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const content = (file: string) => at("content", file);
  const run = (args: readonly string[], stdio: "inherit" | "pipe") =>
    spawnSync("npm", args, {
      cwd: folder,
      env: environment(),
      stdio,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
  const command = (script: string, args: readonly string[]) =>
    script === "test" ? ["test"] : ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return {
    folder,
    at,
    edit(file, change) {
      const document = parseDocument(readFileSync(content(file), "utf8"));
      change(document);
      writeFileSync(content(file), document.toString({ lineWidth: 0, flowCollectionPadding: true }));
    },
    write: (file, text) => writeFileSync(content(file), text),
    reword(words, by) {
      const files = readdirSync(content("."), { recursive: true, encoding: "utf8" }).filter(
        (name) => name.endsWith(".yaml") && readFileSync(content(name), "utf8").includes(words),
      );
      if (files.length === 0) throw new Error(`No text of content/ says “${words}”.`);
      for (const name of files)
        writeFileSync(content(name), readFileSync(content(name), "utf8").replaceAll(words, by));
    },
    npm(script, ...args) {
      const { status, stdout, stderr } = run(command(script, args), "pipe");
      if (status !== 0) throw new Error(`npm run ${script} failed:\n${stdout}${stderr}`);
    },
    show: (script, ...args) => run(command(script, args), "inherit").status ?? 1,
  };
}

/** The list at a place of a document. @throws Error where there is none */
export function listAt(document: Document, ...keys: string[]): YAMLSeq {
  const list = document.getIn(keys);
  if (!isSeq(list)) throw new Error(`There is no list at ${keys.join(".")}.`);
  return list;
}
