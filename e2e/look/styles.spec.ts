import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { pagesToLookAt } from "../support/pages-to-look-at";

/**
 * The classes of all parts of the page that React has taken over: the server's, which stay, and the browser's own.
 */
const classesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<Element & Record<string, { className?: unknown }>>("*")].flatMap(
      (element) => {
        const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
        const own = key && element[key]?.className;
        return typeof own === "string" ? [[element.getAttribute("class") ?? "", own.trim()] as const] : [];
      },
    ),
  );

/** What the rules of some classes declare, in no order: Chakra takes the same style in another order for the same. */
const declarationsOf = (page: Page, classes: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
          .filter((text) => text.includes(`.${name}`))
          .flatMap((text) => text.replaceAll(`.${name}`, "").split(/[;{}]/))
          .map((part) => part.trim())
          .sort()
          .join("; "),
      ),
    classes,
  );

for (const path of pagesToLookAt)
  test(`the browser gives the parts of ${path} the styles the server gave them`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "the same everywhere");
    await openAlive(page, path, "[data-slice]");
    const classes = await classesOf(page);
    expect(classes.length).toBeGreaterThan(100);
    const others = classes.filter(([server, browser]) => server !== browser);
    expect(
      await declarationsOf(
        page,
        others.map(([, browser]) => browser),
      ),
    ).toEqual(
      await declarationsOf(
        page,
        others.map(([server]) => server),
      ),
    );
  });
