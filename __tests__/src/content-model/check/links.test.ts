import { checkContent } from "#src/content-model/check/index.ts";
import { createContentFolder } from "../../../support/content-folder";

const page = "pages/sss.yaml";

/** Mistakes in a page with this answer or this list of links. */
async function mistakesOf(change: { answer?: string; item?: string }): Promise<string[]> {
  const content = createContentFolder();
  const answer = "answer: Sabit kronlar genelde {fixedDelivery} iş gününde biter.";
  if (change.answer) content.replace(page, answer, `answer: "${change.answer}"`);
  if (change.item)
    content.replace(
      page,
      "sections:\n",
      `sections:\n  - type: links\n    title: Gidin\n    items:\n      - { label: Liste, description: Fiyatlar, ${change.item} }\n`,
    );
  return (await checkContent(content.path)).map(({ message }) => message);
}

test.each(["https://www.kargo.com/sube?il=48#liste", "/porselen-kron", "https://kargo.com"])(
  "a text may link to %s",
  async (to) => {
    expect(await mistakesOf({ answer: `[Bakın](${to}) ve sorun.` })).toEqual([]);
  },
);

test.each(["http://kargo.com", "//kargo.com", "javascript:alert", "https://"])(
  "a text may not link to %s",
  async (to) => {
    expect(await mistakesOf({ answer: `[Bakın](${to}) ve sorun.` })).toHaveLength(1);
  },
);

test.each(["to: /porselen-kron", 'web: "https://www.kargo.com/sube"'])(
  "a section of links may lead to %s",
  async (item) => {
    expect(await mistakesOf({ item })).toEqual([]);
  },
);

describe("answers to dentists' questions", () => {
  const answers = (title: string) =>
    `  - type: questions\n    title: ${title}\n    open: true\n    practice: [ courier ]\n    items: [ { question: ${title}?, answer: Evet. } ]\n`;
  const link = "answer: Sabit kronlar genelde {fixedDelivery} iş gününde biter.";

  test("are linked to where they are written", async () => {
    const content = createContentFolder();
    content.replace(page, "sections:\n", `sections:\n${answers("Gönderim")}`);
    content.replace(page, link, 'answer: "[Kurye](/sss#kargo-ve-kurye) getirir."');
    expect(await checkContent(content.path)).toHaveLength(1);
    content.replace("site.yaml", "blurb:", "practice: { courier: Kargoyla. }\nblurb:");
    expect(await checkContent(content.path)).toEqual([]);
  });

  test("stand once on a page", async () => {
    const content = createContentFolder();
    content.replace(page, "sections:\n", `sections:\n${answers("Gönderim")}${answers("Kargo")}`);
    const [mistake] = await checkContent(content.path);
    expect(mistake?.message).toContain("“Kargo ve kurye” zaten kullanılıyor");
  });
});

test("a link has one target", async () => {
  const refused = ["Bağlantının tek bir yere gitmesi gerekir."];
  expect(await mistakesOf({ item: 'to: /porselen-kron, web: "https://www.kargo.com"' })).toEqual(refused);
});
