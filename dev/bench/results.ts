import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { promisify } from "node:util";

const file = "dev/bench/RESULTS.md";
const run = promisify(execFile);

/** Parts of `dev/bench/RESULTS.md` that a bench writes; the text around them is written by hand. */
export type ResultsPart = "pages" | "first-tap" | "function-load" | "function-flood" | "function-chaos";

/**
 * Puts a bench's figures into its part of `dev/bench/RESULTS.md`, with the day, the commit and the machine.
 * @param lines Markdown, a line each
 */
export async function recordResults(part: ResultsPart, lines: readonly string[]): Promise<void> {
  const text = await readFile(file, "utf8");
  const start = `<!-- measured: ${part} -->`;
  const end = `<!-- end: ${part} -->`;
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${file} has no part between "${start}" and "${end}".`);
  const body = [start, "", await circumstances(), "", ...lines, "", end].join("\n");
  await writeFile(file, `${before}${body}${after}`);
}

async function circumstances(): Promise<string> {
  const git = async (...args: string[]) => (await run("git", args)).stdout.trim();
  const changed = (await git("status", "--porcelain", "--", ".", ":!bench")) ? " with changes" : "";
  const commit = `${await git("rev-parse", "--short", "HEAD")}${changed}`;
  const [cpu] = cpus();
  return `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit}: ${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), Node ${process.versions.node}.`;
}

/** A Markdown table: its head, then its rows. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);

/** The middle one of some numbers; of an even count the lower of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
