import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent, formatProblems } from "../../src/content-model/check/index.ts";
import { slugOf } from "../../src/domain/turkish.ts";
import type { Ask } from "../ask.ts";
import { contentOf } from "./content.ts";
import { answersFrom } from "./questions.ts";

/** @throws Error if Git could not restore the current `content/` */
function refuseUnsaved(root: string): void {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--", "content"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(
      "Bu klasör bir Git deposu değil; eski içerik geri alınamazdı. Yeni bir klasöre yazdırın: npm run adopt -- --to yeni-icerik",
    );
  if (stdout.trim() !== "")
    throw new Error(
      `content/ içinde Git’e kaydedilmemiş değişiklik var; önce kaydedin:\n${stdout.trimEnd()}`,
    );
}

/** Writes the files into a new folder; deletes it if the content check finds a mistake. */
async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const problems = await checkContent(folder);
  if (problems.length === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(`${formatProblems(problems)}\n\nHiçbir şey değiştirilmedi.`);
}

/** The brand as the name of a Cloudflare project: at most 58 characters, without hyphens at the ends. */
const projectName = (brand: string): string =>
  slugOf(brand).slice(0, 58).replace(/-+$/, "") || "dental-laboratory-site";

/** Writes the laboratory's name outside of the content: Cloudflare's project and the README, whose sample goes. */
function nameProject(root: string, brand: string): void {
  for (const [name, before, after] of [
    ["wrangler.toml", /^name\s*=.*$/m, `name = "${projectName(brand)}"`],
    ["README.md", /^# .+?(?=:|$)/m, `# ${brand}`],
    ["README.md", /^The laboratory is a sample[\s\S]+?(?=^## )/m, ""],
  ] as const) {
    const file = path.join(root, name);
    if (existsSync(file))
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace(before, () => after),
      );
  }
}

/**
 * Writes the content of another laboratory into `to`, or in place of `content/`.
 * @param root absolute path of the project
 * @param to absolute path of a new or empty folder
 * @returns the brand and the folder
 * @throws Error if changes would be lost
 */
export async function adopt({
  root,
  ask,
  to,
}: {
  root: string;
  ask: Ask;
  to?: string | undefined;
}): Promise<{ brand: string; folder: string }> {
  const own = path.join(root, "content");
  const folder = to ?? own;
  if (folder === own) refuseUnsaved(root);
  else if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} boş değil; olmayan bir klasörün adını verin.`);
  const answers = await answersFrom(ask);
  const fresh = folder === own ? `${own}.yeni` : folder;
  await write(fresh, contentOf(answers));
  if (folder === own) {
    rmSync(own, { recursive: true });
    renameSync(fresh, own);
    // Otherwise the next build would keep files of the sample.
    for (const built of [".cache", "public"])
      rmSync(path.join(root, built), { recursive: true, force: true });
    nameProject(root, answers.brand);
  }
  return { brand: answers.brand, folder };
}
