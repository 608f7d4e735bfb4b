import { leftoversProblem } from "#src/build/production-settings.ts";
import { readLogo } from "#src/content-model/brand-files.ts";
import { leftovers } from "#src/content-model/check/leftovers.ts";
import { placed } from "#src/content-model/check/report.ts";
import { sampleFacts, sampleLogo, sampleNames } from "#src/content-model/check/sample-laboratory.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import {
  type ContentFolder,
  createContentFolder,
  fixtureContent,
  product,
} from "../../../support/content-folder";

/** Leftovers after a change, without the fixture's own reserved addresses. */
function leftAfter(change: (content: ContentFolder) => void): string[] {
  const of = (content: ContentFolder) =>
    leftovers(readSourceFiles(content.path), "").map(({ file, message }) => `${file.path} ${message}`);
  const content = createContentFolder();
  const before = of(content);
  change(content);
  return of(content).filter((line) => !before.includes(line));
}

test("the fixture's leftovers are only the intended ones", () => {
  const left = leftovers(readSourceFiles(fixtureContent), "");
  expect(left.map((each) => placed(each).source.trim().replace(/:.*/, ""))).toEqual([
    "email",
    "street",
    "kvkkEmail",
    "url",
    "",
  ]);
});

const provider = (name: string) => `  ${name}: { name: Kayıt, country: Türkiye }`;

test("processors and an unread privacy notice are leftovers", () => {
  const names = ["database", "mail", "mailbox", "hosting"];
  const told = (content: ContentFolder, said: readonly string[]) =>
    content.replace(
      "site.yaml",
      "phone:\n",
      `company:\n  legalName: Nilüfer A.Ş.\nproviders:\n${said.map(provider).join("\n")}\nphone:\n`,
    );
  expect(leftAfter((content) => told(content, names.slice(1)))).toEqual([
    "site.yaml KVKK metni için eksik: providers.database.name, providers.database.country.",
  ]);
  expect(leftAfter((content) => told(content, names))).toEqual([]);
  expect(
    leftAfter((content) =>
      content.replace("pages/kvkk.yaml", "- type: text\n    p", "- type: text\n    draft: Taslak.\n    p"),
    ),
  ).toEqual(["pages/kvkk.yaml Metin taslak."]);
});

test("a privacy notice in preparation may be published", () => {
  const content = createContentFolder();
  const announcement = "- type: text\n    draft: Metnimiz hazırlanıyor.\n";
  content.replace("pages/kvkk.yaml", "- type: text\n    p", `${announcement}  - type: text\n    p`);
  const left = leftovers(readSourceFiles(content.path), "");
  expect(left.map(({ message }) => message).filter((message) => /KVKK|taslak/.test(message))).toEqual([]);
});

test("a transfer abroad needs its legal ground", () => {
  const abroad = (ground: string) => (content: ContentFolder) =>
    content.replace(
      "site.yaml",
      "phone:\n",
      `providers:\n  mail: { name: Posta, country: ABD${ground} }\nphone:\n`,
    );
  expect(leftAfter(abroad("")).join()).toContain("providers.mail.ground");
  expect(leftAfter(abroad(", ground: Standart sözleşme")).join()).not.toContain("providers.mail.ground");
});

test("legal facts are listed one line each", () => {
  const missing = leftoversProblem({}, leftovers(readSourceFiles(fixtureContent), "")) ?? "";
  expect(missing).toContain("KVKK metni için eksik");
  expect(missing).toMatch(/^ {4}company\.legalName — Şirket bilgileri › Ticaret unvanı/m);
  expect(missing.match(/^ {4}providers\.\w+\.(?:name|country) — .+$/gm)).toHaveLength(8);
});

test("a section marked as a sample is a leftover", () => {
  const certificate = (mark: string) => (content: ContentFolder) =>
    content.replace(
      "pages/kalite-standartlari.yaml",
      "sections:\n",
      `sections:\n  - type: certificates\n    title: Belgeler${mark}\n    items: [{ title: ISO, description: Kalite. }]\n`,
    );
  expect(leftAfter(certificate("\n    sample: true"))).toEqual([
    "pages/kalite-standartlari.yaml Örnek kayıt duruyor.",
  ]);
  expect(leftAfter(certificate(""))).toEqual([]);
});

test("the sample's name in any text is a leftover", () => {
  const [name = ""] = sampleNames;
  expect(
    leftAfter((content) => content.replace(product, "badge: Estetik çözüm", `badge: ${name} ile`)),
  ).toEqual([`${product} Yayımlanamaz: “${name} ile” (bu ad örnek laboratuvarın).`]);
});

test("the sample's logo in any colours is a leftover", () => {
  const drawing = `<svg viewBox="0 0 38 38"><path stroke="red" d="${sampleLogo}"/></svg>`;
  const [first, ...others] = leftovers([], drawing);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    file: { path: "logo.svg" },
    message: "Örnek laboratuvarın amblemi duruyor.",
  });
  expect(leftovers([], readLogo(fixtureContent))).toEqual([]);
});

test("an unassigned number is a leftover", () => {
  const number = (content: ContentFolder) =>
    content.replace("site.yaml", 'whatsapp: "905321112233"', 'whatsapp: "903520000000"');
  expect(leftAfter(number)).toHaveLength(1);
});

test("many of the sample's figures together are leftovers", () => {
  const facts = Object.entries(sampleFacts);
  const take = (count: number) => (content: ContentFolder) => {
    for (const [name, number] of facts.slice(0, count)) {
      const [line = ""] = new RegExp(`${name}: \\{ number: \\d+`).exec(content.read("site.yaml")) ?? [];
      content.replace("site.yaml", line, `${name}: { number: ${number}`);
    }
  };
  expect(leftAfter(take(2))).toEqual([]);
  expect(leftAfter(take(3))).toEqual(
    facts
      .slice(0, 3)
      .map(([name, number]) => `site.yaml Örnek laboratuvarın sayısı duruyor: ${name} ${number}.`),
  );
});
