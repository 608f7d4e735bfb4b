import { resolve } from "node:path";
import { readMark } from "../model/brand-files";
import { readSourceFiles } from "../model/documents";
import { doubts } from "./contradictions";
import { checkContent, formatProblems } from "./index";
import { leftovers } from "./leftovers";
import { formatProblem, inOrder } from "./problem";
import { repeatedFacts } from "./repeated-facts";
import { searchLengths } from "./search-lengths";

/**
 * `npm run check:content`: ends with 1 when there are mistakes; advice is printed where there are none. With `--leftovers`
 * it lists what is the sample laboratory's or a draft's still, too, which else is only counted.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const listed = given.includes("--leftovers");
  const folder = resolve(given.find((each) => !each.startsWith("--")) ?? "content");
  const problems = await checkContent(folder);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const files = readSourceFiles(folder);
  const left = leftovers(files, readMark(folder));
  const advice = inOrder([
    ...repeatedFacts(files),
    ...searchLengths(files),
    ...doubts(files),
    ...(listed ? left : []),
  ]);
  for (const each of advice) console.log(`${formatProblem(each)}\n`);
  if (left.length > 0 && !listed)
    console.log(
      `Örnek laboratuvardan ya da taslaktan ${left.length} bilgi duruyor; hepsini görmek için: npm run check:content -- --leftovers`,
    );
  console.log(`İçerik denetlendi: hata yok${advice.length > 0 ? `, ${advice.length} öneri var` : ""}.`);
}

void main();
