import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { freePort } from "../../dev/stack/ports.ts";
import { type SiteServer, startSiteServer } from "../../dev/stack/site-server.ts";
import { folder } from "../site/built-site.ts";
import { products } from "../support/real-content.ts";
import { countTicks, type Drawing } from "./count-ticks.ts";
import { type EnginePage, until } from "./engine.ts";
import { engines } from "./engines.ts";

// Every drawn scale has the same ticks in every engine, counted in screenshots.

let site: SiteServer;
before(async () => {
  site = await startSiteServer(folder, await freePort(0, "site", () => undefined), "http://127.0.0.1:9");
});
after(() => site.stop());

const [product] = products;
const routes = ["/", "/hakkimizda", product?.route ?? "/", "/boyle-bir-sayfa-yok"];
/** Pixels between two ticks of a ruler. */
const pace = 8;
/** Milliseconds a scale has to be seen as it is drawn. */
const patience = 5_000;

/**
 * Shows one scale alone, black on white, in the middle of the window, and tells where it is.
 * @returns null where it is not drawn in this window, "end" where there is no further one
 */
const show = (index: number) => `
  const drawn = [...document.querySelectorAll("[data-ruler], svg[data-ticks]")][${index}];
  if (!drawn) return "end";
  const style = getComputedStyle(drawn);
  const isSvg = drawn.tagName === "svg";
  if (!drawn.getClientRects().length || (!isSvg && style.backgroundImage === "none")) return null;
  document.querySelectorAll("[data-alone]").forEach((each) => {
    each.removeAttribute("style");
    each.removeAttribute("data-alone");
  });
  document.documentElement.style.background = "white";
  document.body.style.cssText = "visibility: hidden !important; background: white !important";
  drawn.setAttribute("data-alone", "");
  drawn.style.cssText = "visibility: visible !important; color: black !important; opacity: 1 !important" +
    (isSvg ? "" : "; transform: none !important");
  for (let each = drawn.parentElement; each; each = each.parentElement) each.style.opacity = "1";
  // What is out of sight is not laid out until it comes near, and moves then what stands below.
  if (!document.querySelector("[data-laid-out]")) {
    const style = document.createElement("style");
    style.dataset.laidOut = "";
    style.textContent = "* { content-visibility: visible !important }";
    document.head.append(style);
  }
  drawn.scrollIntoView({ block: "center", behavior: "instant" });
  // Two frames later it stands on the screen as it was told to.
  window.painted = false;
  requestAnimationFrame(() => requestAnimationFrame(() => { window.painted = true; }));
  const rect = drawn.getBoundingClientRect();
  const top = Math.max(rect.top, 0), bottom = Math.min(rect.bottom, innerHeight);
  const axis = drawn.dataset.ruler === "y" ? "y" : "x";
  return {
    axis, top, height: bottom - top, ratio: devicePixelRatio,
    // It is moved by half a pixel, and the last tick of a closed scale stands at its end.
    left: rect.left - (isSvg ? 0.5 : 0),
    width: rect.width + (isSvg ? 1.5 : 0),
    wanted: isSvg ? Number(drawn.dataset.ticks) : (axis === "x" ? rect.width : bottom - top) / ${pace},
    isExact: isSvg,
  };`;

/** How many ticks a scale shows; null where it is hidden, "end" where there is none of this index. */
async function countShown(page: EnginePage, index: number) {
  const drawing = await page.evaluate<(Drawing & { isExact: boolean }) | null | "end">(show(index));
  if (drawing === "end" || drawing === null) return drawing;
  await until(page, "the scale is painted", "return window.painted");
  const count = await countTicks(page, drawing);
  const { wanted, isExact } = drawing;
  return { count, wanted, isRight: Math.abs(count - wanted) <= (isExact ? 0 : 1) };
}

/** Ticks of all scales of a page, in their order. */
async function ticksOf(page: EnginePage, route: string): Promise<{ counts: number[]; wrong: string[] }> {
  await page.open(site.url + route);
  await until(
    page,
    "scripts that start by themselves are done",
    `return !document.querySelector("[data-autostart=always]") ||
      (document.documentElement.hasAttribute("data-live") && !document.querySelector("[data-dehydrated]"))`,
  );
  const counts: number[] = [];
  const wrong: string[] = [];
  for (let index = 0; ; index += 1) {
    const end = Date.now() + patience;
    // A part may still be coming to rest when it is looked at first, or a busy machine shows the frame before.
    let seen = await countShown(page, index);
    while (typeof seen === "object" && seen?.isRight === false && Date.now() < end)
      seen = await countShown(page, index);
    if (seen === "end") break;
    if (seen === null) continue;
    counts.push(seen.count);
    if (!seen.isRight) wrong.push(`${route} ${index}: ${seen.count} of ${seen.wanted}`);
  }
  return { counts, wrong };
}

for (const width of [390, 1280])
  for (const ratio of [1, 2])
    describe(`in a window of ${width} px at ${ratio} device pixels each`, () => {
      for (const { name, engine, missing } of engines)
        test(`${name} draws every tick`, { skip: missing }, async () => {
          const page = await (await engine()).start({ width, height: 900, ratio });
          try {
            for (const route of routes) {
              const { counts, wrong } = await ticksOf(page, route);
              assert.deepEqual(wrong, []);
              assert.ok(counts.length > 0, `${route} has no scale`);
            }
          } finally {
            await page.close();
          }
        });
    });
