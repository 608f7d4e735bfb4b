import { isCut, mailUrl, whatsappUrl } from "#src/domain/contact-links.ts";

const long = "Şablon üzerinde ölçü alındı, kapanış kaydı kutuda.\n".repeat(40);

test("writes subject and text of a mail", () => {
  expect(mailUrl("a@b.example")).toBe("mailto:a@b.example");
  expect(mailUrl("a@b.example", "İş", "1\n2")).toBe("mailto:a@b.example?subject=%C4%B0%C5%9F&body=1%0D%0A2");
  expect(mailUrl("a@b.example", "", "1")).toBe("mailto:a@b.example?body=1");
});

test.each([
  ["mail", mailUrl("a@b.example", "İş formu", long), "body"],
  ["chat", whatsappUrl("905320000000", long), "text"],
])("a long text in a %s is cut where a link ends", (_, url, name) => {
  expect(url.length).toBeLessThanOrEqual(2000);
  expect(url.length).toBeGreaterThan(1900);
  expect(isCut(url)).toBe(true);
  const text = new URL(url).searchParams.get(name)?.replaceAll("\r", "") ?? "";
  const [kept = "", said] = text.split(" … ");
  expect(long.startsWith(kept)).toBe(true);
  expect(said).toMatch(/^\(.+\)$/);
});

test("a text that fits is whole", () => {
  const url = whatsappUrl("905320000000", "🦷 Ölçü");
  expect(new URL(url).searchParams.get("text")).toBe("🦷 Ölçü");
  expect(isCut(url)).toBe(false);
});

test.each([
  ["fits", ""],
  ["is cut", long],
])("half an emoji is marked in a text that %s", (_, rest) => {
  const url = new URL(whatsappUrl("905320000000", `🦷\ud83e Ölçü ${rest}`));
  expect(url.searchParams.get("text")).toMatch(/^🦷\ufffd Ölçü /);
});
