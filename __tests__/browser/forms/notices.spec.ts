import { expect, type Locator, test } from "@playwright/test";
import { toastStrings } from "#src/features/contact-forms/form-strings.ts";
import { phone } from "../support/devices";
import { endpoint, fillContact, makeMarker } from "./stack";

test.beforeEach(async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
});

test("a notice stays while hovered or focused", async ({ page }) => {
  await page.clock.install();
  const form = await fillContact(page, makeMarker());
  const send = () => form.getByRole("button", { name: "Mesajı gönder" }).click();
  const notice = page.getByRole("alert");
  await send();
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  await expect(notice).toHaveCount(0);

  await send();
  const close = notice.getByRole("button", { name: "Bildirimi kapat" });
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await close.press("Enter");
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
});

test("a new notice replaces the one before", async ({ page }) => {
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const failed = page.getByRole("alert");
  // Stays as long as it is hovered.
  await failed.hover();
  await page.route(endpoint, (route) => route.fulfill({ status: 202, json: { id: crypto.randomUUID() } }));
  await form.getByLabel("E-posta").press("Enter");
  await expect(page.getByText(toastStrings.contactSent.title)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("text of twice the size leaves a notice its button", async ({ page }) => {
    const form = await fillContact(page, makeMarker());
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await form.getByRole("button", { name: "Mesajı gönder" }).tap();
    const right = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return x + width;
    };
    const notice = page.getByRole("alert");
    const close = notice.getByRole("button", { name: toastStrings.close });
    expect(await right(close)).toBeLessThan(await right(notice));
  });

  test("a notice can be swiped away and never covers the button", async ({ page }) => {
    const form = await fillContact(page, makeMarker());
    const button = form.getByRole("button", { name: "Mesajı gönder" });
    await button.tap();
    const notice = page.getByRole("alert");
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const [low, high] = [await button.boundingBox(), await notice.boundingBox()];
        return low && high ? low.y + low.height <= high.y : false;
      })
      .toBe(true);
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    const push = async (distance: number) => {
      const box = await notice.boundingBox();
      if (!box) throw new Error("The notice has no box.");
      const y = box.y + box.height / 2;
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch("touchStart", box.x + 60);
      for (let i = 1; i <= 4; i++) await touch("touchMove", box.x + 60 + (distance * i) / 4);
      await touch("touchEnd");
    };
    await push(30);
    await expect(notice).toBeVisible();
    await push(160);
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  });
});
