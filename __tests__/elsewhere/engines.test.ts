import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { folder } from "../site/built-site.ts";
import { choices, navigation, routes } from "../support/real-content.ts";
import { type EnginePage, openAlive, until } from "./engine.ts";
import { otherEngines } from "./engines.ts";

// What a visitor needs, in the engines that the other browser tests do not run in.

const LIMIT = 300_000;
let dataDir: string;
let stack: Stack;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "engines-"));
  stack = await startStack({ dataDir, quiet: true, site: folder });
}, LIMIT);
afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const url = (route: string) => stack.addresses.site + route;
const sideways = "return document.documentElement.scrollWidth - innerWidth";
const errorsOf = (page: EnginePage) => page.evaluate<string[]>("return window.errors");

for (const { name, engine, missing } of otherEngines) {
  const here = missing ? test.skip : test;

  here(
    `${name}: every page runs without an error, and none is wider than a phone`,
    async () => {
      const page = await (await engine()).start({ width: 390, height: 844 });
      for (const route of routes) {
        await openAlive(page, url(route));
        expect([route, await errorsOf(page)]).toEqual([route, []]);
        expect([route, (await page.evaluate<number>(sideways)) <= 0]).toEqual([route, true]);
      }
      await page.close();
    },
    LIMIT,
  );

  here(
    `${name}: a menu opens and closes, the catalogue is filtered, a message is sent`,
    async () => {
      const page = await (await engine()).start({ width: 1280, height: 900 });
      await openAlive(page, url("/"));
      await page.evaluate(`[...document.querySelectorAll("header button")]
        .find((each) => each.innerText.includes(${JSON.stringify(navigation.products.label)}))
        .setAttribute("data-menu", "")`);
      const isOpen = `return document.querySelector("header [data-menu]").getAttribute("aria-expanded") === "true"`;
      await page.click("header [data-menu]");
      await until(page, "the menu is open", isOpen);
      await page.escape();
      await until(page, "the menu is closed", isOpen.replace("===", "!=="));

      await page.evaluate(`document.querySelectorAll("#katalog label")[1].setAttribute("data-second", "")`);
      await page.click("#katalog [data-second]");
      const shown = `[...document.querySelectorAll("#katalog [data-card]")].filter((card) => card.getClientRects().length)`;
      await until(page, "the cards of one category", `return ${shown}.length === ${choices[1]?.count}`);

      const marker = `Motor ${crypto.randomUUID()}`;
      await openAlive(page, url("/iletisim"), "form [name]");
      const fields = { name: "Şükrü Iğdır", email: "sukru@klinik.example", message: marker };
      for (const [field, text] of Object.entries(fields)) await page.type(`form [name=${field}]`, text);
      await page.click("form button[type=submit]");
      await until(
        page,
        "the form is cleared",
        `return document.querySelector("form [name=email]").value === ""`,
      );
      await stack.drain();
      const mails = (await stack.mailbox.messages()) as readonly { text?: string }[];
      expect(mails.filter(({ text }) => text?.includes(marker))).toHaveLength(1);
      await page.close();
    },
    LIMIT,
  );
}
