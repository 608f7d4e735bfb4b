import { constants, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { slugOf } from "../../src/lib/turkish";
import type { Explanation } from "../check/problem";
import { readSourceFiles } from "../model/documents";
import { answerProblem, draftFile, pictureName, picturePath, type Site, siteOf } from "./check-answer";
import { type Answers, type Question, questions } from "./questions";

/** Who answers the questions: a person at a terminal, or a test. */
export interface Terminal {
  ask(question: string): Promise<string>;
  say(line: string): void;
}

/** Raised when flags hold no product; its message says in Turkish what is wrong. */
export class WrongFlags extends Error {}

/**
 * Writes a product's file and copies its picture. Without flags it asks, and asks again until each answer is right.
 * @param contentFolder absolute path of `content/`
 * @returns the product's slug
 * @throws WrongFlags when flags are given and one is wrong or missing; nothing is written then
 */
export async function newProduct(
  flags: Partial<Answers>,
  contentFolder: string,
  terminal: Terminal,
): Promise<string> {
  const site = siteOf(contentFolder, readSourceFiles(contentFolder));
  const answers =
    Object.keys(flags).length > 0 ? await checkFlags(flags, site) : await askAll(site, terminal);
  const slug = await write(answers, site);
  for (const line of farewell(`content/products/${slug}.yaml`, slug)) terminal.say(line);
  return slug;
}

async function checkFlags(flags: Partial<Answers>, site: Site): Promise<Answers> {
  const complaints: string[] = [];
  const answers: Partial<Answers> = {};
  for (const { key, required, text } of questions) {
    const answer = flags[key]?.trim() ?? "";
    const problem =
      answer === ""
        ? required && { ...missing, fix: `${text} verilmeli.` }
        : await answerProblem(key, answer, answers, site);
    if (problem) complaints.push(`--${key}: ${sentences(problem)}`);
    else if (answer !== "") answers[key] = answer;
  }
  if (complaints.length > 0) throw new WrongFlags(complaints.join("\n"));
  return complete(answers);
}

async function askAll(site: Site, terminal: Terminal): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const question of questions) {
    const answer = await askOne(question, answers, site, terminal);
    if (answer !== "") answers[question.key] = answer;
  }
  return complete(answers);
}

/** Asks until the answer can be written; "" when an optional one is left out. */
async function askOne(
  question: Question,
  before: Partial<Answers>,
  site: Site,
  terminal: Terminal,
): Promise<string> {
  const { key, text, hint, required, choices } = question;
  const values = choices ? site.index.lists[choices].values : [];
  terminal.say(`\n${text}${hint ? ` (${hint})` : ""}`);
  for (const [i, value] of values.entries()) terminal.say(`  ${i + 1}. ${value}`);
  for (;;) {
    const typed = (await terminal.ask(values.length > 0 ? "Numarası ya da adı: " : "> ")).trim();
    const answer = values[Number(typed) - 1] ?? typed;
    if (answer === "" && !required) return "";
    const problem = answer === "" ? missing : await answerProblem(key, answer, before, site);
    if (!problem) return answer;
    terminal.say(`  ✗ ${sentences(problem)}`);
  }
}

const sentences = ({ message, fix }: Explanation) => `${message} ${fix}`;

const missing: Explanation = { message: "Bu bilgi gerekli.", fix: "Boş bırakılamaz." };

/** @throws Error when one of the answers a product needs is missing */
function complete(answers: Partial<Answers>): Answers {
  const { name, group, category, picture } = answers;
  if (!name || !group || !category || !picture) throw new Error("An answer is missing.");
  return { ...answers, name, group, category, picture };
}

async function write(answers: Answers, site: Site): Promise<string> {
  const path = picturePath(answers.picture);
  const slug = slugOf(answers.name);
  const picture = await pictureName(path, slug, site);
  const target = resolve(site.folder, "images", picture);
  const file = draftFile(answers, picture, site);
  if (target !== path) {
    mkdirSync(join(site.folder, "images"), { recursive: true });
    copyFileSync(path, target, constants.COPYFILE_EXCL);
  }
  writeFileSync(join(site.folder, file.path), file.text, { flag: "wx" });
  return slug;
}

/** What is said once a file is written: what to do next. @param file from the project's folder @param slug of its page */
export const farewell = (file: string, slug: string) => [
  `\n✓ ${file} yazıldı.`,
  "",
  "Şimdi:",
  "  1. Dosyayı açın; örnek metinlerin yerine kendi metninizi yazın.",
  "  2. npm run check:content ile denetleyin.",
  `  3. npm run develop ile siteyi açıp bakın: http://localhost:8000/${slug}`,
];
