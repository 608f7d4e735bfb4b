import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSeq, parse } from "yaml";
import type { z } from "zod";
import { slugOf } from "../../src/lib/turkish";
import { documentProblems } from "../check/document-problems";
import type { Explanation } from "../check/problem";
import { uniqueProblems } from "../check/unique-problems";
import { indexContent, nextOrder } from "../model/content-index";
import { parseSourceFile, readSourceFiles, type SourceFile } from "../model/documents";
import { textPageSchema } from "../model/pages/text";
import { dig } from "../model/walk";
import { farewell, type Terminal, WrongFlags } from "../new-product";
import { documentYaml } from "../new-product/product-yaml";
import { yesOrNo } from "../new-product/questions";
import { type Answers, questions } from "./questions";

/**
 * Writes the file of a page. Without flags it asks, and asks again until each answer is right.
 * @param contentFolder absolute path of `content/`
 * @returns the page's slug
 * @throws WrongFlags when flags are given and one is wrong or missing; nothing is written then
 */
export async function newPage(
  flags: Partial<Answers>,
  contentFolder: string,
  terminal: Terminal,
): Promise<string> {
  const files = readSourceFiles(contentFolder);
  const answers = Object.keys(flags).length > 0 ? checkFlags(flags, files) : await askAll(files, terminal);
  const file = draftFile(answers, files);
  writeFileSync(join(contentFolder, file.path), file.text, { flag: "wx" });
  const slug = slugOf(answers.title);
  for (const line of farewell(`content/pages/${slug}.yaml`, slug)) terminal.say(line);
  return slug;
}

function checkFlags(flags: Partial<Answers>, files: readonly SourceFile[]): Answers {
  const complaints: string[] = [];
  const answers: Answers = { title: "" };
  for (const { key, required, text } of questions) {
    const answer = flags[key]?.trim() ?? "";
    const problem =
      answer === ""
        ? required && { ...missing, fix: `${text} verilmeli.` }
        : answerProblem(key, answer, answers, files);
    if (problem) complaints.push(`--${key}: ${sentences(problem)}`);
    else if (answer !== "") answers[key] = answer;
  }
  if (complaints.length > 0) throw new WrongFlags(complaints.join("\n"));
  return answers;
}

async function askAll(files: readonly SourceFile[], terminal: Terminal): Promise<Answers> {
  const answers: Answers = { title: "" };
  for (const { key, text, hint, required } of questions) {
    terminal.say(`\n${text}${hint ? ` (${hint})` : ""}`);
    for (;;) {
      const answer = (await terminal.ask("> ")).trim();
      const problem = answer === "" ? required && missing : answerProblem(key, answer, answers, files);
      if (problem) terminal.say(`  ✗ ${sentences(problem)}`);
      else {
        if (answer !== "") answers[key] = answer;
        break;
      }
    }
  }
  return answers;
}

const sentences = ({ message, fix }: Explanation) => `${message} ${fix}`;

const missing: Explanation = { message: "Bu bilgi gerekli.", fix: "Boş bırakılamaz." };

/** What is wrong with an answer; nothing when it can be written. @param before the answers given before it */
function answerProblem(
  key: keyof Answers,
  answer: string,
  before: Answers,
  files: readonly SourceFile[],
): Explanation | undefined {
  if (key === "menu" || key === "footer")
    return yesOrNo(answer) === undefined
      ? { message: `“${answer}” anlaşılamadı.`, fix: "Evet ya da hayır yazın." }
      : undefined;
  const file = draftFile({ ...before, [key]: answer }, files);
  if (key === "title" && files.some(({ path }) => path === file.path))
    return {
      message: `content/${file.path} zaten var; üzerine yazılmaz.`,
      fix: "Sayfaya başka bir başlık verin ya da var olan dosyayı düzenleyin.",
    };
  // Everything in the draft but the answers is right, so what the check says is about them.
  const [problem] = [
    ...documentProblems(file, indexContent(files)),
    ...uniqueProblems([...files, file]).filter((found) => found.file === file.path),
  ];
  return problem;
}

const header = [
  "# Bu dosya bir sayfanın her şeyidir: metni, menüdeki ve alt bilgideki yeri, arama sonuçlarındaki başlığı.",
  "# Başında # olan alanlar isteğe bağlıdır: kullanmak için alanın kendi satırlarından baştaki # ve boşluğu silin.",
  "# Alanların üstündeki açıklamalar kalabilir; sitede görünmezler.",
  "# Bitirince denetleyin: npm run check:content",
];

/** The draft as the file it will be: the answers, and the sample's sentences for all else. */
function draftFile(
  { title, lede, menu = "evet", footer = "hayır" }: Answers,
  files: readonly SourceFile[],
): SourceFile {
  const sample = sampleFor(title || "Yeni sayfa");
  const slug = slugOf(sample.title);
  const [picture] = files.flatMap(({ value }) => pictureIn(value));
  const src = picture ?? "../images/fotograf.jpg";
  const page = {
    ...sample,
    slug,
    lede: lede ?? sample.lede,
    image: { ...sample.image, src },
    menu: { ...sample.menu, order: placeAfter(files, "menu") },
    footer: { ...sample.footer, order: placeAfter(files, "footer") },
    sections: sample.sections.map((section) => ({ ...section, image: { ...section.image, src } })),
  };
  const given = [...(yesOrNo(menu) ? ["menu"] : []), ...(yesOrNo(footer) ? ["footer"] : [])];
  const text = documentYaml(textPageSchema, header, page, {
    given,
    within: ["paragraphs"],
    choices: { menuGroup: [], category: [] },
  });
  return parseSourceFile(`pages/${slug}.yaml`, text);
}

/** Behind the links that are there and the pages that asked for a place. */
const placeAfter = (files: readonly SourceFile[], list: "menu" | "footer"): number => {
  const keys = list === "menu" ? ["corporate", "links"] : ["footer", "quickLinks"];
  const navigation = files.find(({ kind }) => kind?.type === "Navigation")?.yaml;
  const links = navigation?.getIn(keys);
  const count = isSeq(links) ? links.items.length : 0;
  return Math.max(count + 1, nextOrder(files, list, "TextPage"));
};

/** The first picture a page shows: an example that is there. */
function pictureIn(value: unknown): string[] {
  const src = dig(value, ["banner", "image", "src"]);
  return typeof src === "string" ? [src] : [];
}

function sampleFor(title: string): z.infer<typeof textPageSchema> {
  const value: unknown = parse(readFileSync(join(__dirname, "sample.yaml"), "utf8"));
  // Named after it has been read, so that no sign in the title is taken for YAML.
  return JSON.parse(
    JSON.stringify(textPageSchema.parse(value)).replaceAll("«ad»", () => JSON.stringify(title).slice(1, -1)),
  );
}
