import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { strings } from "../../src/lib/interface-strings.ts";
import { folder } from "../site/built-site.ts";
import { sheet, sheetsIn } from "../support/pdf-sheets.ts";
import { about, choices, faq, navigation, products, routes } from "../support/real-content.ts";
import { type EnginePage, openAlive, until } from "./engine.ts";
import { otherEngines } from "./engines.ts";

// What a visitor needs, in the engines that the other browser tests do not run in.

let dataDir: string;
let stack: Stack;
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "engines-"));
  const functionEnv = { MIN_FILL_MS: "0" };
  stack = await startStack({ dataDir, ports: "random", quiet: true, site: folder, functionEnv });
});
after(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const errorsOf = (page: EnginePage) => page.evaluate<string[]>("return window.errors");
const sideways = "return document.documentElement.scrollWidth - innerWidth";

async function mailsWith(marker: string): Promise<number> {
  const response = await fetch(`${stack.addresses.mailbox}/api/messages`);
  const mails = (await response.json()) as { text: string }[];
  return mails.filter(({ text }) => text.includes(marker)).length;
}

for (const { name, engine, missing } of otherEngines)
  describe(name, { skip: missing }, () => {
    let page: EnginePage;
    const url = (route: string) => stack.addresses.site + route;

    describe("in a narrow window", () => {
      before(async () => {
        page = await (await engine()).start({ width: 390, height: 844 });
      });
      after(() => page?.close());

      test("every page comes to life without an error, and none is wider than the window", async () => {
        for (const route of routes) {
          await openAlive(page, url(route));
          assert.ok((await page.evaluate<number>(sideways)) <= 0, `${route} scrolls sideways`);
          assert.deepEqual(await errorsOf(page), [], route);
        }
      });
    });

    describe("on paper", () => {
      before(async () => {
        page = await (await engine()).start({ width: sheet.width, height: sheet.height });
      });
      after(() => page?.close());

      test("every product page has its heading, nothing to click on, and the width of a sheet", async () => {
        for (const { route } of products) {
          await page.open(url(route));
          await page.evaluate(
            `document.querySelectorAll("link[media=print]").forEach((link) => { link.media = "all"; })`,
          );
          const visible = (selector: string) =>
            `[...document.querySelectorAll("${selector}")].filter((each) => each.getClientRects().length)`;
          await until(
            page,
            "nothing to click on",
            `return ${visible("nav, main button, form")}.length === 0`,
          );
          assert.equal(await page.evaluate(`return ${visible("main h1")}.length`), 1, route);
          assert.ok((await page.evaluate<number>(sideways)) <= 0, `${route} is wider than a sheet`);
        }
      });

      test("a product page is printed", async (context) => {
        if (!page.print) return context.skip(`${name}'s driver cannot print`);
        await page.open(url(products[0]?.route ?? "/"));
        assert.ok(sheetsIn(await page.print()) >= 1);
      });
    });

    describe("in a wide window", () => {
      before(async () => {
        page = await (await engine()).start({ width: 1280, height: 900 });
      });
      after(() => page?.close());

      test("no page is wider than the window", async () => {
        for (const route of routes) {
          await page.open(url(route));
          assert.ok((await page.evaluate<number>(sideways)) <= 0, `${route} scrolls sideways`);
        }
      });

      test("a menu opens and closes", async () => {
        await openAlive(page, url("/"));
        await page.evaluate(`[...document.querySelectorAll("header button")]
          .find((each) => each.innerText.includes(${JSON.stringify(navigation.corporate.label)}))
          .setAttribute("data-menu", "")`);
        const button = "header [data-menu]";
        const isOpen = `return document.querySelector("${button}").getAttribute("aria-expanded") === "true"`;
        await page.click(button);
        await until(page, "the menu is open", isOpen);
        await page.escape();
        await until(page, "the menu is closed", isOpen.replace("===", "!=="));
      });

      test("the catalogue is filtered", async () => {
        await openAlive(page, url("/"), "#katalog [type=radio]");
        const [, second] = choices;
        await page.evaluate(`document.querySelectorAll("#katalog label")[1].setAttribute("data-second", "")`);
        await page.click("#katalog [data-second]");
        const shown = `[...document.querySelectorAll("#katalog [data-card]")].filter((card) => card.getClientRects().length)`;
        await until(page, "the cards of one category", `return ${shown}.length === ${second?.count}`);
      });

      test("one answer is open at a time", async () => {
        await openAlive(page, url("/sss"), "summary");
        const open = `[...document.querySelectorAll("details")].map((each) => each.open)`;
        for (const place of [1, 0]) {
          await page.evaluate(
            `document.querySelectorAll("summary")[${place}].setAttribute("data-at", "${place}")`,
          );
          await page.click(`[data-at="${place}"]`);
          const wanted = faq.questions.items.map((_, index) => index === place);
          await until(page, `answer ${place} alone`, `return String(${open}) === "${wanted}"`);
        }
      });

      test("a banner's next slide is shown", async () => {
        await openAlive(page, url("/hakkimizda"), "[aria-roledescription] button");
        const shown = `document.querySelector("[data-slide]:not([inert])").getAttribute("aria-label")`;
        const first = await page.evaluate<string>(`return ${shown}`);
        assert.ok(about.carousel.slides.length > 1);
        await page.click(`[aria-roledescription] button[aria-label="${strings.carousel.next}"]`);
        await until(page, "another slide", `return ${shown} !== ${JSON.stringify(first)}`);
      });

      test("figures have counted up to what the page says without scripts", async () => {
        await page.open(url("/"));
        const figures = `[...document.querySelectorAll("[data-final] > span")].map((each) => each.innerText).join(" ")`;
        const final = await page.evaluate<string>(`return ${figures}`);
        assert.match(final, /\d/);
        await openAlive(page, url("/"));
        await page.evaluate(
          `document.querySelector("[data-final]").scrollIntoView({ block: "center", behavior: "instant" })`,
        );
        await until(page, "the final figures", `return ${figures} === ${JSON.stringify(final)}`);
      });

      test("both forms send", async () => {
        const marker = `Motor ${crypto.randomUUID()}`;
        const contact = { name: "Şükrü Iğdır", email: "sukru@klinik.example", message: marker };
        const request = {
          clinicName: "Örnek Klinik",
          contactPerson: "Işıl Öz",
          phone: "0352 000 00 01",
          email: "isil@klinik.example",
          message: marker,
        };
        for (const [route, fields] of Object.entries({ "/iletisim": contact, "/": request })) {
          await openAlive(page, url(route), "form [name]");
          for (const [field, text] of Object.entries(fields)) await page.type(`form [name=${field}]`, text);
          await page.click("form button[type=submit]");
          const email = `document.querySelector("form [name=email]").value`;
          await until(page, "the form is cleared", `return ${email} === ""`);
          assert.deepEqual(await errorsOf(page), []);
        }
        await stack.drain();
        assert.equal(await mailsWith(marker), 2);
      });
    });
  });
