import { expect, type Page, test } from "@playwright/test";
import { contact, site } from "../../support/real-content";
import { phone } from "../support/devices";

const addresses = contact.map ? [site, ...(site.branches ?? [])].length : 0;

test.use(phone);
test.skip(addresses === 0, "The contact page has no map.");

/** Answers for the map's host; records its requests and what the policy refuses. */
async function watchMap(page: Page) {
  const fetched: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.route(/openstreetmap/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  return { fetched, refused };
}

/** Opens the page with more room above the map than a browser calls near, which is some 2,500 pixels. */
async function openWithRoom(page: Page): Promise<void> {
  await page.route("/iletisim", async (route) => {
    const answer = await route.fetch();
    const room = "<style>[aria-labelledby=harita] { margin-top: 5000px }</style></head>";
    await route.fulfill({ response: answer, body: (await answer.text()).replace("</head>", room) });
  });
  await page.goto("/iletisim");
}

async function seeMaps(page: Page): Promise<void> {
  for (const frame of await page.locator("main iframe").all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText("map")).toBeVisible();
  }
}

test("the map loads once it is near, without a click", async ({ page }) => {
  const { fetched, refused } = await watchMap(page);
  await openWithRoom(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await seeMaps(page);
  expect(fetched).toHaveLength(addresses);
  expect(refused).toEqual([]);
});
