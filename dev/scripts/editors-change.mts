/**
 * `npm run test:editors-change`: makes an editor's typical changes in a clone of the last commit and runs the whole
 * `npm test` there. Whatever the content check accepts must leave every test green. `-- --keep` leaves the clone.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type Document, isSeq, parseDocument } from "yaml";
import { root } from "../root.ts";

/** A change as an editor would tell of it, and the change itself; each has to pass the content check. */
type Change = readonly [what: string, make: () => void | Promise<void>];

const folder = mkdtempSync(path.join(tmpdir(), "editors-change-"));
const content = (...parts: string[]) => path.join(folder, "content", ...parts);

function edit(file: string, change: (document: Document) => void, to = file): void {
  const document = parseDocument(readFileSync(content(file), "utf8"));
  change(document);
  writeFileSync(content(to), document.toString({ lineWidth: 0 }));
}

/** Puts a mirrored copy of a picture beside it, as a picture of the editor's own. */
async function mirror(name: string, as: string): Promise<void> {
  await sharp(content("images", name)).flop().toFile(content("images", as));
}

const products = () => readdirSync(content("products")).sort();
const pages = () => readdirSync(content("pages")).sort();

/** The first heading of a page below its banner: its words are the editor's. */
function firstHeading(document: Document): readonly string[] {
  const keys = Object.keys(document.toJS() as object);
  const key = keys.find(
    (name) => !["seo", "banner", "carousel", "hero"].includes(name) && document.hasIn([name, "title"]),
  );
  if (key) return [key, "title"];
  if (document.hasIn(["sections", "0", "title"])) return ["sections", "0", "title"];
  const own = keys.find((name) => /[a-z]Title$/.test(name));
  if (!own) throw new Error(`A page has no heading below its banner: ${keys.join(", ")}`);
  return [own];
}

const reword = (document: Document, at: readonly string[]) =>
  document.setIn(at, `Yeni: ${String(document.getIn(at))}`);

async function addProduct(): Promise<void> {
  const [other = ""] = products();
  await mirror(
    path.basename(
      String(parseDocument(readFileSync(content("products", other), "utf8")).getIn(["image", "src"])),
    ),
    "yeni-urun.jpg",
  );
  const change = (document: Document) => {
    document.set("slug", "yeni-urun");
    document.set("name", "Yeni Ürün");
    document.setIn(["seo", "title"], "Yeni Ürün");
    document.setIn(["image", "src"], "../images/yeni-urun.jpg");
    document.setIn(["menu", "order"], 99);
    document.deleteIn(["menu", "label"]);
    document.setIn(
      ["catalogue"],
      [{ ...(document.toJS() as { catalogue: object[] }).catalogue[0], title: "Yeni Ürün", order: 99 }],
    );
    document.set("form", { label: "Yeni Ürün", order: 99 });
    document.set("footer", { label: "Yeni Ürün", order: 99 });
  };
  edit(`products/${other}`, change, "products/yeni-urun.yaml");
}

/** As an editor would who answers the questions of `npm run new:page`. */
function addPage(): void {
  const answers = ["--title", "Kariyer", "--menu", "evet", "--footer", "evet"];
  if (npm("run", "--silent", "new:page", "--", ...answers) !== 0) throw new Error("No page was written.");
}

function addQuestion(): void {
  edit("pages/faq.yaml", (document) => {
    const questions = document.getIn(["questions", "items"]);
    if (!isSeq(questions)) throw new Error("content/pages/faq.yaml has no list of questions.");
    questions.add(
      document.createNode({
        id: "hafta-sonu",
        question: "Hafta sonu ölçü gönderebilir miyim?",
        answer: "Evet, ölçünüzü çalışma saatlerimizde kuryeyle gönderebilirsiniz.",
      }),
    );
  });
}

function rewordHeadings(): void {
  for (const page of pages()) edit(`pages/${page}`, (document) => reword(document, firstHeading(document)));
  for (const product of products())
    edit(`products/${product}`, (document) => reword(document, ["advantages", "title"]));
}

const rewordTestimonial = () =>
  edit("pages/home.yaml", (document) =>
    document.setIn(
      ["testimonials", "items", 0, "content"],
      "Kapanışı ve kontakları provada düzeltmemiz gerekmiyor.",
    ),
  );

async function changePicture(): Promise<void> {
  const at = ["banner", "image", "src"];
  const src = String(parseDocument(readFileSync(content("pages/faq.yaml"), "utf8")).getIn(at));
  await mirror(path.basename(src), "sorular-yeni.jpg");
  edit("pages/faq.yaml", (document) => document.setIn(at, "../images/sorular-yeni.jpg"));
}

/** Two cards change places. */
function reorderCatalogue(): void {
  const at = ["catalogue", 0, "order"];
  const [first = "", second = ""] = products();
  const orderIn = (file: string) =>
    Number(parseDocument(readFileSync(content("products", file), "utf8")).getIn(at));
  const [one, two] = [orderIn(first), orderIn(second)];
  edit(`products/${first}`, (document) => document.setIn(at, two));
  edit(`products/${second}`, (document) => document.setIn(at, one));
}

const changes: readonly Change[] = [
  ["one more product, with a picture of its own", addProduct],
  ["one more page, in menu and footer", addPage],
  ["one more question", addQuestion],
  ["another heading on every page", rewordHeadings],
  ["another testimonial", rewordTestimonial],
  ["another picture", changePicture],
  ["another order of the catalogue", reorderCatalogue],
];

/** npm in the clone, as somebody would call it there: nothing of this run's settings. */
function npm(...args: string[]): number {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  return status ?? 1;
}

async function main(): Promise<number> {
  execFileSync("git", ["clone", "--quiet", root, folder]);
  if (npm("ci") !== 0) return 1;
  for (const [what, make] of changes) {
    await make();
    console.log(`\nChanged: ${what}`);
    if (npm("run", "--silent", "check:content") !== 0) return 1;
  }
  console.log(`\nAll ${changes.length} changes pass the content check. Running npm test …`);
  return npm("test");
}

try {
  process.exitCode = await main();
} finally {
  if (process.argv.includes("--keep")) console.log(`Kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
