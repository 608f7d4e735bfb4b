import { resolve } from "node:path";
import { readSourceFiles } from "../model/documents";
import { checkContent, formatProblems } from "./index";
import { formatProblem, inOrder } from "./problem";
import { repeatedFacts } from "./repeated-facts";
import { searchLengths } from "./search-lengths";

/** `npm run check:content`: ends with 1 when there are mistakes; advice is printed where there are none. */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? "content");
  const problems = await checkContent(folder);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const files = readSourceFiles(folder);
  const advice = inOrder([...repeatedFacts(files), ...searchLengths(files)]);
  for (const each of advice) console.log(`${formatProblem(each)}\n`);
  console.log(`İçerik denetlendi: hata yok${advice.length > 0 ? `, ${advice.length} öneri var` : ""}.`);
}

void main();
