import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { writePage } from "../../plugins/held-messages/write-page";
import { takeAway } from "../../plugins/published-files/take-away";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "held-messages-"));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const readPage = () => new JSDOM(readFileSync(join(site, "bekleyen-mesaj.html"), "utf8")).window.document;

test("the page posts to the project's function, or to that of its own origin", async () => {
  await writePage(site, "https://abcdefgh.supabase.example/");
  const action = () => readPage().querySelector("form")?.getAttribute("action");
  expect(action()).toBe("https://abcdefgh.supabase.example/functions/v1/send-contact-email/held");
  expect(readPage().querySelector("form")?.getAttribute("method")).toBe("post");
  await writePage(site, "");
  expect(action()).toBe("/functions/v1/send-contact-email/held");
});

test("its script is a file the site's policy lets in, with a name that changes with it", async () => {
  writeFileSync(join(site, "bekleyen-mesaj-000000000000.js"), "old");
  await writePage(site, "");
  const scripts = [...readPage().querySelectorAll("script")];
  expect(scripts.map(({ textContent }) => textContent)).toEqual([""]);
  const [src] = scripts.map((script) => script.getAttribute("src"));
  expect(src).toMatch(/^\/bekleyen-mesaj-[0-9a-f]{20}\.js$/);
  expect(readdirSync(site).sort()).toEqual([src?.slice(1), "bekleyen-mesaj.html"].sort());
});

test("its script stays in the built site, which is cleared of old scripts of the pages", async () => {
  await writePage(site, "");
  await takeAway(site, join(site, "notes"), new Set(["app-00000000000000000000.js"]), new Set());
  expect(readdirSync(site)).toHaveLength(2);
});

test("it is no page for search engines, and tells nobody where one came from", async () => {
  await writePage(site, "");
  const meta = (name: string) => readPage().querySelector(`meta[name=${name}]`)?.getAttribute("content");
  expect(meta("robots")).toBe("noindex");
  expect(meta("referrer")).toBe("no-referrer");
});
