import { resolve } from "node:path";
import { checkContent, formatProblems } from "./index";

async function main(): Promise<void> {
  const problems = await checkContent(resolve(process.argv[2] ?? "content"));
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log("İçerik denetlendi: hata yok.");
  }
}

void main();
