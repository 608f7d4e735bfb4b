import { phone } from "../support/devices";
import { expect, fillContact, makeMarker, test } from "./stack";

test.beforeEach(async ({ page }) => {
  await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
});

test("a notice goes by itself after six seconds", async ({ page }) => {
  await page.clock.install();
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a notice waits while the mouse points at it", async ({ page }) => {
  await page.clock.install();
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const notice = page.getByRole("alert");
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  await expect(notice).toHaveCount(0);
});

test("a notice waits while the focus is inside", async ({ page }) => {
  await page.clock.install();
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  const notice = page.getByRole("alert");
  await notice.getByRole("button", { name: "Bildirimi kapat" }).focus();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a notice is swiped away by finger, and springs back from a short push", async ({ page }) => {
    const form = await fillContact(page, makeMarker());
    await form.getByRole("button", { name: "Mesajı gönder" }).tap();
    const notice = page.getByRole("alert");
    await expect(notice).toBeVisible();
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
