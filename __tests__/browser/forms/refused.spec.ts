import { expect, fillContact, makeMarker, test } from "./stack";

test("fields that the function refuses are marked, and the first has the focus", async ({ page }) => {
  const form = await fillContact(page, "   ");
  await form.getByLabel("Ad soyad").fill("   ");
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText("Mesajınız gönderilemedi.")).toBeVisible();
  const name = form.getByLabel("Ad soyad");
  await expect(name).toBeFocused();
  for (const field of [name, form.getByLabel("Mesajınız")]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("Bu alanı doldurun.");
  }
  await name.fill("Şükrü Iğdır");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await form.getByLabel("Mesajınız").fill(makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
});

test("who sends too often is told when to try again", async ({ page }) => {
  await page.route("**/functions/v1/send-contact-email", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "90" }, json: { error: "rate_limited" } }),
  );
  const form = await fillContact(page, makeMarker());
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(form.getByRole("status")).toContainText("Lütfen 2 dakika sonra yeniden deneyin.");
});
