import type { Locator, Page } from "@playwright/test";
import { notices } from "../../specification/notices";
import { receivedRoute, services } from "../../support/real-content";
import { dataBlocked, openWithFailing } from "../support/fail-scripts";
import { openSlowly } from "../support/open-slowly";
import {
  expect,
  type Mail,
  mailsWith,
  makeMarker,
  submissionsWith,
  test,
  writeContact,
  writeInfoRequest,
} from "./stack";

const { contactSent, infoSent } = notices;

/** The two forms: where each is, how it is filled and sent, and what is said of it then. */
const contact = {
  path: "/iletisim",
  write: writeContact,
  button: "Mesajı gönder",
  sent: contactSent,
  other: infoSent,
};
const info = {
  path: "/",
  write: writeInfoRequest,
  button: "Bilgi talebini gönder",
  sent: infoSent,
  other: contactSent,
};

const press = (form: Locator, name: string) => form.getByRole("button", { name }).click();

/** The site's own page says that this form's message was received, and nothing of the other form. */
async function expectReceived(
  page: Page,
  { sent, other }: Pick<typeof contact | typeof info, "sent" | "other">,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${receivedRoute}(#|$)`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.title, { useInnerText: true });
  await expect(page.getByText(sent.text)).toBeVisible();
  await expect(page.getByText(other.title)).toBeHidden();
  await expect(page.getByText(other.text)).toBeHidden();
  await expect(page.locator("header, footer")).toHaveCount(2);
}

async function onlyMail(stack: Parameters<typeof mailsWith>[0], marker: string): Promise<Mail> {
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
  const [mail] = await mailsWith(stack, marker);
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("a contact message arrives once as mail, however often it is pressed, and the site says so", async ({
    page,
    stack,
    sql,
  }) => {
    const marker = makeMarker();
    await page.goto(contact.path);
    const form = await contact.write(page, `Merhaba,\n${marker} ğüşiöç`);
    await form.getByRole("button", { name: contact.button }).dblclick();
    await expectReceived(page, contact);
    expect((await onlyMail(stack, marker)).text).toContain(`${marker} ğüşiöç`);
    expect(await submissionsWith(sql, marker)).toBe(1);
    await page.locator("main").getByRole("link").first().click();
    await expect(page).not.toHaveURL(new RegExp(receivedRoute));
  });

  test("wrong fields come back named with all that was written, and are corrected there", async ({
    page,
    stack,
  }) => {
    const marker = makeMarker();
    await page.goto(info.path);
    const form = await info.write(page, marker);
    await form.getByLabel("Klinik adı").fill("   ");
    await press(form, info.button);
    await expect(page.getByRole("alert")).toContainText(notices.infoFailed.text);
    const clinic = page.getByLabel("Klinik adı");
    await expect(clinic).toHaveAccessibleDescription("Bu alanı doldurun.");
    await expect(page.getByLabel("Yetkili kişi")).toHaveValue("Dt. Işıl Öz");
    await expect(page.getByLabel("Mesajınız")).toHaveValue(marker);
    for (const service of services.slice(0, 2))
      await expect(page.getByLabel(service, { exact: true })).toBeChecked();
    expect(await mailsWith(stack, marker)).toEqual([]);

    await page.getByRole("link", { name: "Klinik adı" }).click();
    await clinic.fill("Örnek Klinik");
    await page.getByRole("button", { name: info.button }).click();
    await expectReceived(page, info);
    const mail = await onlyMail(stack, marker);
    expect(mail.subject).toBe("Yeni bilgi talebi: Örnek Klinik");
    expect(mail.text).toContain(
      services
        .slice(0, 2)
        .map((service) => `  - ${service}\n`)
        .join(""),
    );
  });
});

test(`${dataBlocked.how} a message arrives as mail, and the site says so`, async ({ page, stack }) => {
  const marker = makeMarker();
  await openWithFailing(page, contact.path, dataBlocked);
  await press(await contact.write(page, marker), contact.button);
  await expectReceived(page, contact);
  await onlyMail(stack, marker);
});

test("a form that is sent while scripts are still away is posted by the browser", async ({ page, stack }) => {
  const marker = makeMarker();
  const { release } = await openSlowly(page, contact.path);
  await press(await contact.write(page, marker), contact.button);
  release();
  await expectReceived(page, contact);
  await onlyMail(stack, marker);
});
