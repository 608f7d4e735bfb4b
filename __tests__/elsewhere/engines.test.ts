import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { folder } from "../site/built-site.ts";
import { home, routes, slidesPage } from "../support/real-content.ts";
import { until } from "./engine.ts";
import * as firefox from "./firefox.ts";
import * as webkit from "./webkit.ts";

// Essential behaviour in the engines that other browser tests do not use.

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

const engines = { Firefox: firefox, WebKit: webkit };

for (const [name, { missing, start }] of Object.entries(engines))
  (missing ? test.skip : test)(
    `${name}: every page runs without an error and is not wider than a phone, and a message is sent${missing ? ` (${missing})` : ""}`,
    async () => {
      const page = await start();
      try {
        for (const route of [...routes, "/iletisim"]) {
          await page.open(stack.addresses.site + route);
          // An action of the visitor, which starts hydration.
          await page.evaluate(`window.errors = [];
            addEventListener("error", (event) => errors.push(event.message));
            addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
            dispatchEvent(new Event("pointerup"));`);
          const isAlive = `return document.documentElement.dataset.scripts === "live" &&
            [...document.querySelectorAll("header summary, form [name]")].every((each) =>
              Object.keys(each).some((key) => key.startsWith("__reactProps")))`;
          await until(page, `${route} comes to life`, isAlive);
          const found = "return [window.errors, document.documentElement.scrollWidth > innerWidth]";
          expect([route, await page.evaluate(found)]).toEqual([route, [[], false]]);
        }

        const message = `Motor ${crypto.randomUUID()}`;
        const fields = { name: "Şükrü Iğdır", email: "sukru@klinik.example", message };
        for (const [field, text] of Object.entries(fields)) await page.type(`form [name=${field}]`, text);
        await page.evaluate(
          `document.querySelector("form button[type=submit]").scrollIntoView({ block: "center", behavior: "instant" })`,
        );
        await page.click("form button[type=submit]");
        const isCleared = `return document.querySelector("form [name=email]").value === ""`;
        await until(page, "the form is cleared", isCleared);
        await stack.drain();
        const mails = await stack.mailbox.messages();
        expect(mails.filter(({ text }) => text.includes(message))).toHaveLength(1);
      } finally {
        await page.close();
      }
    },
    LIMIT,
  );

/** Records in each frame what the first counting figure shows. */
const recordFigure = `window.shown = [];
  const figure = [...document.querySelectorAll("main [data-final]")].find(
    ({ dataset: { zero, final } }) => zero !== undefined && zero !== final);
  const { final } = figure.dataset;
  const look = () => {
    const number = figure.querySelector(":scope > span");
    const isSeen = getComputedStyle(number).visibility === "visible";
    shown.push(isSeen ? number.textContent : figure.dataset.zero);
    requestAnimationFrame(look);
  };
  look();
  figure.scrollIntoView({ block: "center", behavior: "instant" });
  return final`;

/** Whether anything moves by itself depends on the content. */
const hasFigures = (home.aboveCatalogue ?? []).some(
  (section) => section.__typename === "FiguresSection" && section.counting,
);
const hasSlides = (slidesPage?.head?.carousel?.length ?? 0) > 1;

const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

for (const [name, { missing, start }] of Object.entries(engines))
  (missing || !hasFigures || !hasSlides ? test.skip : test)(
    `${name}: figures, carousel and dates move by themselves${missing ? ` (${missing})` : ""}`,
    async () => {
      const page = await start();
      try {
        await page.open(`${stack.addresses.site}/`);
        const final = await page.evaluate<string>(recordFigure);
        await until(page, "the figure's end", `return shown.at(-1) === ${JSON.stringify(final)}`);
        const values = (await page.evaluate<string[]>("return shown")).map(numberIn);
        expect(values[0]).toBe(0);
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(new Set(values).size).toBeGreaterThan(5);

        await page.open(`${stack.addresses.site}/hakkimizda`);
        await until(page, "the second slide", `return document.querySelector("main [role=group]").inert`);
        const sinceFirstPaint = await page.evaluate<number>(
          `return performance.now() - (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)`,
        );
        expect(sinceFirstPaint).toBeLessThan(6500);

        await page.open(`${stack.addresses.site}/urunler`);
        await until(page, "the dates", `return document.querySelector("[data-dated]")`);
      } finally {
        await page.close();
      }
    },
    LIMIT,
  );
