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
