import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { promisify } from "node:util";
import { create } from "tar";
import { install, localSettings } from "../../dev/prepare.mjs";
import { productionProblem } from "../../gatsby/production-settings.ts";

// A project of one package, from archives beside it: npm needs no network for it.

let folder: string;
let project: string;
let count = 0;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "prepare-test-"));
  await pack("tooth-1.0.0", { name: "tooth", version: "1.0.0" }, "enamel");
  await pack("tooth-1.0.0-remade", { name: "tooth", version: "1.0.0" }, "porcelain");
  await pack("tooth-2.0.0", { name: "tooth", version: "2.0.0" }, "ceramic");
  await pack("elsewhere", { name: "elsewhere", version: "1.0.0", os: ["none"] }, "");
  await mkdir(installedByHand());
  await depend(installedByHand(), "tooth-1.0.0");
  await npm(installedByHand(), "install");
  await writeFile(path.join(installedByHand(), "node_modules", "trace"), "");
});
after(() => rm(folder, { recursive: true, force: true }));

/** A package archive as `npm pack` makes it. */
async function pack(name: string, manifest: object, text: string): Promise<void> {
  const source = path.join(folder, name);
  await mkdir(path.join(source, "package"), { recursive: true });
  await writeFile(path.join(source, "package", "package.json"), JSON.stringify(manifest));
  await writeFile(path.join(source, "package", "text"), text);
  await create({ gzip: true, file: path.join(folder, `${name}.tgz`), cwd: source, portable: true }, [
    "package",
  ]);
}

const npm = (cwd: string, ...args: string[]) =>
  promisify(execFile)("npm", [...args, "--offline", "--no-audit", "--no-fund"], {
    cwd,
    shell: process.platform === "win32",
  });

const depend = (cwd: string, tooth: string) =>
  writeFile(
    path.join(cwd, "package.json"),
    JSON.stringify({
      name: "project",
      version: "1.0.0",
      dependencies: { tooth: `file:../${tooth}.tgz` },
      optionalDependencies: { elsewhere: "file:../elsewhere.tgz" },
    }),
  );

/** As when somebody else's change of the lock file is pulled. */
async function changeLockFile(tooth: string): Promise<void> {
  const elsewhere = path.join(folder, `${path.basename(project)}-elsewhere`);
  await mkdir(elsewhere);
  await depend(elsewhere, tooth);
  await npm(elsewhere, "install", "--package-lock-only");
  for (const file of ["package.json", "package-lock.json"]) {
    await copyFile(path.join(elsewhere, file), path.join(project, file));
  }
}

const installedByHand = () => path.join(folder, "installed-by-hand");
const installedText = () => readFile(path.join(project, "node_modules", "tooth", "text"), "utf8");
/** Left by whoever installed before; `npm ci` removes it with the folder. */
const trace = () => path.join(project, "node_modules", "trace");

beforeEach(async () => {
  count += 1;
  project = path.join(folder, `project-${count}`);
  await cp(installedByHand(), project, { recursive: true });
});

describe("the packages of a folder", () => {
  test("that were installed by hand are kept, though one is for another system", () => {
    assert.ok(!existsSync(path.join(project, "node_modules", "elsewhere")));
    install(project);
    assert.ok(existsSync(trace()));
  });

  test("are installed when nothing is there", async () => {
    await rm(path.join(project, "node_modules"), { recursive: true });
    install(project);
    assert.equal(await installedText(), "enamel");
  });

  test("are installed when the lock file asks for another version", async () => {
    await changeLockFile("tooth-2.0.0");
    install(project);
    assert.equal(await installedText(), "ceramic");
    assert.ok(!existsSync(trace()));
  });

  test("are installed when the lock file asks for other contents of the same version", async () => {
    await changeLockFile("tooth-1.0.0-remade");
    install(project);
    assert.equal(await installedText(), "porcelain");
  });

  test("are installed when the lock file was changed here, without installing", async () => {
    await depend(project, "tooth-2.0.0");
    await npm(project, "install", "--package-lock-only");
    install(project);
    assert.equal(await installedText(), "ceramic");
  });

  test("are installed when one was removed by hand", async () => {
    await rm(path.join(project, "node_modules", "tooth"), { recursive: true });
    install(project);
    assert.equal(await installedText(), "enamel");
  });

  test("are installed when installing them was broken off", async () => {
    await rm(path.join(project, "node_modules", ".package-lock.json"));
    install(project);
    assert.ok(!existsSync(trace()));
  });

  test("that npm cannot install are an error that names the command", async () => {
    await changeLockFile("tooth-2.0.0");
    await writeFile(path.join(project, "package.json"), "{");
    assert.throws(() => install(project), { message: "`npm ci` failed; what it said is above." });
  });
});

describe("a build for this machine", () => {
  test("is none for production, also where a shell says so", () => {
    const hosted = { GATSBY_SUPABASE_URL: "https://project.example", SITE_TARGET: "production" };
    assert.notEqual(productionProblem(hosted, ""), undefined);
    assert.equal(productionProblem({ ...hosted, ...localSettings }, ""), undefined);
  });

  test("sends its forms to this machine", () => {
    assert.equal(localSettings.GATSBY_SUPABASE_URL, "");
    assert.equal(localSettings.GATSBY_SUPABASE_ANON_KEY, "");
  });
});
