import { readLogo } from "../brand-files";
import { contentFolder } from "../content-folder";
import { readSourceFiles } from "../documents";
import { withoutHidden } from "../hidden";
import { advice } from "./advice";
import { checkContent } from "./index";
import { leftovers } from "./leftovers";
import { inOrder } from "./problem";
import { formatProblem, formatProblems, placed } from "./report";
import { smallPictures } from "./small-pictures";

/**
 * `npm run check:content`: exits with 1 on mistakes; prints advice otherwise. `--leftovers` lists remains of the sample and of
 * drafts, and missing legal details, which are otherwise only counted.
 */
async function main(): Promise<void> {
  const listed = process.argv.includes("--leftovers");
  const folder = contentFolder();
  const problems = await checkContent(folder);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const files = readSourceFiles(folder);
  const left = leftovers(files, readLogo(folder));
  const shown = withoutHidden(files);
  const advised = inOrder([
    ...advice(shown),
    ...(await smallPictures(shown, folder)),
    ...(listed ? left : []),
  ]);
  for (const each of advised) console.log(`${formatProblem(placed(each))}\n`);
  if (left.length > 0 && !listed)
    console.log(
      `Örnek laboratuvardan ya da taslaktan kalan, ya da KVKK metni için eksik ${left.length} bilgi var; hepsini görmek için: npm run check:content -- --leftovers`,
    );
  console.log(`İçerik denetlendi: hata yok${advised.length > 0 ? `, ${advised.length} öneri var` : ""}.`);
}

// The reader may close the pipe early ("| head").
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

void main();
