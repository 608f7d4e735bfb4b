import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readLogo } from "#src/content-model/brand-files.ts";
import { advice } from "#src/content-model/check/advice.ts";
import { checkContent, leftovers } from "#src/content-model/check/index.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { formatText } from "#src/content-model/format/format-document.ts";
import { toWrite } from "#src/content-model/to-write.ts";
import { fieldsOf } from "#src/content-model/walk.ts";
import { adopt } from "../../dev/adopt/adopt.ts";
import { askNobody } from "../../dev/ask.ts";
import { makeFolder } from "../support/make-folder.ts";

const answers = {
  ADOPT_BRAND: "Ark & Plak",
  ADOPT_STREET: "Tuzla Mahallesi, İskele Caddesi No: 5",
  ADOPT_POSTAL_CODE: "48300",
  ADOPT_CITY: "Muğla",
  ADOPT_PHONE: "0252 555 21 48",
  ADOPT_URL: "https://www.arkplak.com.tr",
  ADOPT_MAIN: "#4A1942",
  ADOPT_ACCENT: "#F2C200",
  ADOPT_CATEGORIES: "Hareketli, 3D & Tarama, Sabit, 24 Saat",
  ADOPT_PRODUCTS_1: "Hawley Plağı, Işıklı İnce Tel",
  ADOPT_PRODUCTS_2: "3D Model & Tabanlık",
  ADOPT_PRODUCTS_3: "Mandibular ilerletme apareyi: horlama ve hafif uyku apnesine",
  ADOPT_PRODUCTS_4: "Essix",
};

let project: string;
let content: string;

beforeEach(() => {
  project = makeFolder();
  content = path.join(project, "content");
  mkdirSync(content);
  cpSync("content/site.yaml", path.join(content, "site.yaml"));
  writeFileSync(path.join(project, "wrangler.toml"), 'name = "dental-laboratory-site"\n');
  cpSync("README.md", path.join(project, "README.md"));
});

const run = (changed: Record<string, string> = {}, to?: string) =>
  adopt({ root: project, ask: askNobody({ ...answers, ...changed }), to });

const intoNew = async (changed: Record<string, string> = {}) => {
  const to = path.join(project, "yeni");
  await run(changed, to);
  return to;
};

function commit(): void {
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=x", "-c", "user.email=x@y.test", ...args], { cwd: project });
  git("init");
  git("add", ".");
  git("commit", "-m", "x");
}

const before = () => readFileSync("content/site.yaml", "utf8");
const now = () => readFileSync(path.join(content, "site.yaml"), "utf8");

test("the new content passes the check in the editors' format", async () => {
  const folder = await intoNew();
  expect(await checkContent(folder)).toEqual([]);
  const files = readSourceFiles(folder);
  // The length of a product's name and the accent are up to the laboratory.
  const own = /^(?:products\/|brand\.yaml)/;
  expect(advice(files).filter(({ file }) => !own.test(file.path))).toEqual([]);
  for (const { path: file, text, kind } of files)
    expect([file, kind && formatText(kind.schema, text)]).toEqual([file, text]);
});

test("its leftovers are unwritten texts and the logo", async () => {
  const folder = await intoNew();
  const files = readSourceFiles(folder);
  const unwritten = files.flatMap((file) =>
    fieldsOf(file).filter(({ value }) => typeof value === "string" && value.startsWith(toWrite)),
  );
  const listed = leftovers(files, readLogo(folder));
  expect(listed.filter(({ file }) => file.path === "logo.svg")).toHaveLength(1);
  expect(listed.filter(({ message }) => message.includes(toWrite))).toHaveLength(unwritten.length);
  expect(listed).toHaveLength(unwritten.length + 1);
});

test("promises nothing that the answers do not say", async () => {
  const promises = /uğra|ziyaret|elden|fiyat|kargo|kurye|garanti/iu;
  const texts = readSourceFiles(await intoNew()).flatMap((file) =>
    fieldsOf(file).flatMap(({ value }) =>
      typeof value === "string" && !value.startsWith(toWrite) ? value : [],
    ),
  );
  expect(texts.filter((text) => promises.test(text))).toEqual([]);
});

test("few categories become the groups of the menu", async () => {
  const folder = await intoNew({ ADOPT_CATEGORIES: "Hareketli, Sabit" });
  const product = readFileSync(path.join(folder, "products/isikli-ince-tel.yaml"), "utf8");
  expect(product).toContain("group: Hareketli");
});

test("every optional answer may be given", async () => {
  const folder = await intoNew({
    ADOPT_SUBTITLE: "Ortodonti Laboratuvarı",
    ADOPT_EMAIL: "bilgi@arkplak.com.tr",
    ADOPT_WHATSAPP: "0532 555 21 48",
    ADOPT_HOURS: "08.30-17.30",
  });
  const site = readFileSync(path.join(folder, "site.yaml"), "utf8");
  for (const line of ["subtitle: Ortodonti Laboratuvarı", 'whatsapp: "905325552148"', 'closes: "17.30"'])
    expect(site).toContain(line);
});

test.each([
  ["a colour", { ADOPT_MAIN: "mor" }, "ADOPT_MAIN"],
  ["a telephone", { ADOPT_PHONE: "yok" }, /ADOPT_PHONE.*0252 111 22 33/],
  ["a foreign telephone without +", { ADOPT_WHATSAPP: "995 32 212 34 56" }, "ADOPT_WHATSAPP"],
  ["a long name", { ADOPT_BRAND: "Ark".repeat(21) }, "En çok 60 karakter"],
  ["a missing answer", { ADOPT_CITY: "" }, "ADOPT_CITY"],
  ["a product named twice", { ADOPT_PRODUCTS_2: "hawley plağı" }, "ADOPT_PRODUCTS_2"],
  ["an address that the site has already", { ADOPT_PRODUCTS_2: "İletişim" }, "iletisim"],
])("%s is refused by name and nothing is written", async (_, changed, named) => {
  await expect(intoNew(changed)).rejects.toThrow(named);
  expect(existsSync(path.join(project, "yeni"))).toBe(false);
});

test("refuses an unreadable main colour and names a readable one", async () => {
  const said = await intoNew({ ADOPT_MAIN: "#9FC5E8" }).catch(String);
  expect(said).toMatch(/ADOPT_MAIN ayarı kullanılamıyor: .*okunmuyor.*En yakın okunur renk: #[0-9A-F]{6}$/);
  await intoNew({ ADOPT_MAIN: said.slice(-7) });
});

test("a folder with files is refused", async () => {
  await expect(run({}, content)).rejects.toThrow("Git deposu değil");
  const to = path.join(project, "dolu");
  mkdirSync(to);
  writeFileSync(path.join(to, "not.txt"), "");
  await expect(run({}, to)).rejects.toThrow("boş değil");
  expect(readdirSync(to)).toEqual(["not.txt"]);
});

test("keeps content that is not committed", async () => {
  await expect(run()).rejects.toThrow("Git deposu değil");
  commit();
  writeFileSync(path.join(content, "site.yaml"), `${before()}# yeni\n`);
  await expect(run()).rejects.toThrow("kaydedilmemiş değişiklik");
  expect(now()).toBe(`${before()}# yeni\n`);
});

test("writes the new content and project name", async () => {
  commit();
  for (const built of [".cache", "public"]) mkdirSync(path.join(project, built));
  await run();
  expect(now()).toContain("brand: Ark & Plak");
  expect(readFileSync(path.join(project, "wrangler.toml"), "utf8")).toBe('name = "ark-plak"\n');
  const readme = readFileSync(path.join(project, "README.md"), "utf8");
  expect(readme).toMatch(/^# Ark & Plak: .+\n\n[^#]+\n\n## Commands\n/);
  expect(readme).not.toMatch(/sample:|home\.png/);
  expect(readdirSync(project).sort()).toEqual([".git", "README.md", "content", "wrangler.toml"]);
});

test.each([
  [
    "Ortodonti Apareyleri ve Uyku Apnesi Plakları Laboratuvarı A.Ş.".slice(0, 60),
    /^name = "[a-z0-9-]{1,57}[a-z0-9]"\n$/,
  ],
  ["牙科技工所", /^name = "dental-laboratory-site"\n$/],
])("Cloudflare takes the project name of “%s”", async (brand, name) => {
  commit();
  await run({ ADOPT_BRAND: brand });
  expect(readFileSync(path.join(project, "wrangler.toml"), "utf8")).toMatch(name);
});
