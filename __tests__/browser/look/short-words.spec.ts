import { test } from "@playwright/test";
import { expectTargets } from "../support/accessibility";
import { phone } from "../support/devices";
import { hydrated } from "../support/open-alive";
import { templates } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

test.use(phone);

for (const route of templates)
  test(`${route} has targets for fingers in words of two letters`, async ({ page }) => {
    await withoutPictures(page);
    await page.goto(route);
    await hydrated(page, "footer > *");
    await page.locator("a, button, summary, label").evaluateAll((targets) => {
      for (const target of targets) {
        const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        let word = "İş";
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.textContent?.trim()) continue;
          text.textContent = word;
          word = "";
        }
      }
    });
    await expectTargets(page, 44);
  });
