import { resolve } from "node:path";
import { readLogo } from "../brand-files";
import { contentFolder } from "../content-folder";
import { readSourceFiles } from "../documents";
import { withoutHidden } from "../hidden";
import { advice } from "./advice";
import { checkContent } from "./index";
import { leftovers } from "./leftovers";
import { isInPreparation, isMissing, missingFields } from "./missing-for-law";
import { inOrder } from "./problem";
import { projectNames } from "./project-names";
import { formatProblem, formatProblems, placed } from "./report";

/**
 * `npm run check:content`: exits with 1 on mistakes; prints advice otherwise. `--leftovers` lists what is
 * left of the sample laboratory and of drafts; without it they are only counted.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const listed = given.includes("--leftovers");
  const named = given.find((each) => !each.startsWith("--"));
  const folder = named ? resolve(named) : contentFolder();
  const problems = await checkContent(folder);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const files = readSourceFiles(folder);
  const left = [...leftovers(files, readLogo(folder)), ...projectNames(resolve("."))];
  const advised = inOrder([...advice(withoutHidden(files)), ...(listed ? left : [])]);
  for (const each of advised) console.log(`${formatProblem(placed(each))}\n`);
  const stays = left.filter((each) => !isMissing(each));
  if (stays.length > 0 && !listed)
    console.log(
      `Örnek laboratuvardan ya da taslaktan ${stays.length} bilgi duruyor; hepsini görmek için: npm run check:content -- --leftovers`,
    );
  for (const line of [...(listed ? [] : lawNote(files))]) console.log(line);
  console.log(`İçerik denetlendi: hata yok${advised.length > 0 ? `, ${advised.length} öneri var` : ""}.`);
}

type Files = ReturnType<typeof readSourceFiles>;

/** Required for publishing, not for building. */
function lawNote(files: Files): string[] {
  const missing = missingFields(files.find(({ path }) => path === "site.yaml")?.value);
  if (missing.length === 0) return [];
  return [
    files.some(isInPreparation)
      ? "KVKK sayfası “hazırlanıyor” diyor ve öyle yayımlanabilir; metni yazarken content/site.yaml dosyasına gerekenler:"
      : "Yayımlamak için gerekli, content/site.yaml dosyasında henüz yok (KVKK metni bunları söyler):",
    ...missing.map(({ field, what }) => `  ${field} — ${what}`),
  ];
}

// The reader may close the pipe early ("| head").
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

void main();
