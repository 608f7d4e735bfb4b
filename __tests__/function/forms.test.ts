import { randomUUID } from "node:crypto";
import {
  contact,
  eventually,
  formFields,
  infoRequest,
  postForm,
  SITE_ORIGIN,
  sharedStack,
  storedFields,
} from "./support.ts";

const stack = sharedStack();

const marked = () => `Merhaba,\n${randomUUID()}`;

const stored = (message: string) =>
  stack.sql`select id, payload, suspicion from contact.submissions where payload ->> 'message' = ${message}`;

function assertLedTo(answer: Response, place: string, site = SITE_ORIGIN): void {
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${site}${place}`]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}
const assertSent = (answer: Response, hash = "") => assertLedTo(answer, `/mesaj-alindi${hash}`);
const assertRefused = (answer: Response, reason: string) =>
  assertLedTo(answer, `/mesaj-gonderilemedi#${reason}`);

describe("a form that a browser posts by itself", () => {
  test("is stored and mailed, then redirects to the site's page", async () => {
    const message = marked();
    assertSent(await postForm(stack, formFields(contact({ message }))));
    const [row] = await stored(message);
    const payload = storedFields(contact({ message }));
    expect({ ...row, id: null }).toEqual({ id: null, payload, suspicion: null });
    await eventually(async () =>
      (await stack.mailbox.messages()).some(({ text }) => text.includes(message.split("\n")[1] ?? "")),
    );
  });

  test("sends ticked services as a list and redirects to its notice", async () => {
    const message = marked();
    const selectedServices = ["Gece Plağı", "E.Max CAD Kron"];
    const answer = await postForm(stack, formFields(infoRequest({ message, selectedServices })));
    assertSent(answer, "#bilgi-talebi");
    const [row] = await stored(message);
    expect(row?.payload.selectedServices).toEqual(selectedServices);
  });

  test("needs required fields only, a wrong hidden field marks it", async () => {
    for (const [extraInfo, suspicion] of [
      [{ extraInfo: "" }, null],
      [{ extraInfo: "https://spam.example" }, "honeypot"],
      [{}, "incomplete"],
    ] as const) {
      const message = marked();
      assertSent(
        await postForm(stack, { formType: "contact", name: "A", email: "a@b", message, ...extraInfo }),
      );
      expect((await stored(message))[0]?.suspicion).toBe(suspicion);
    }
  });

  test("is accepted without an origin, but marked", async () => {
    for (const headers of [{ origin: "null" }, {}] as Record<string, string>[]) {
      const message = marked();
      const answer = await postForm(stack, formFields(contact({ message })), headers);
      expect(answer.headers.get("location")).toMatch(/^http:\/\/localhost:\d+\/mesaj-alindi$/);
      expect((await stored(message))[0]?.suspicion).toBe("incomplete");
    }
  });
});

describe("the same message again, without scripts", () => {
  test("pressed twice is stored once", async () => {
    const message = marked();
    const fields = formFields(contact({ message }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => postForm(stack, fields)));
    for (const answer of [...answers, await postForm(stack, fields)]) assertSent(answer);
    const rows = await stored(message);
    expect(rows.length).toBe(1);
    const mails = await stack.sql`select 1 from contact.outbox where submission_id = ${rows[0]?.id}`;
    expect(mails.length).toBe(1);
  });

  test("after a minute is another message", async () => {
    const message = marked();
    const fields = formFields(contact({ message }));
    await postForm(stack, fields);
    await stack.sql`update contact.submissions set received_at = received_at - interval '61 seconds'`;
    assertSent(await postForm(stack, fields));
    expect((await stored(message)).length).toBe(2);
  });

  test("from another person is another message", async () => {
    const message = marked();
    await postForm(stack, formFields(contact({ message })));
    assertSent(await postForm(stack, formFields(contact({ message, phone: "0352 000 00 09" }))));
    expect((await stored(message)).length).toBe(2);
  });
});

describe("a refused form", () => {
  for (const [reason, fields] of [
    ["eksik-name", contact({ name: " \u200b " })],
    ["gecersiz-email", contact({ email: '"><b>kim@' })],
    ["uzun-message", contact({ message: "ş".repeat(5_001) })],
    ["uzun-phone", contact({ phone: "0".repeat(101) })],
    ["bilgi-talebi-eksik-clinicName", infoRequest({ clinicName: "" })],
    ["bilgi-talebi-gecersiz-selectedServices", infoRequest({ selectedServices: [" "] })],
    // The first of several, in the form's order.
    ["eksik-name", contact({ email: "", name: "", message: "" })],
    ["mesaj-uzun", contact({ message: "ş".repeat(11_000) })],
  ] as const)
    test(`redirects to the reason ${reason}`, async () =>
      assertRefused(await postForm(stack, formFields(fields)), reason));

  for (const [why, headers, reason] of [
    ["too large", { origin: SITE_ORIGIN }, "mesaj-uzun"],
    ["foreign", { origin: "https://baska.example" }, "baska-site"],
  ] as const)
    test(`is refused in its own words although it was ${why}`, async () => {
      const body = formFields(infoRequest({ message: "ş".repeat(11_000) }));
      const answer = await postForm(stack, body, headers, "?info_request");
      expect(answer.headers.get("location")).toMatch(
        new RegExp(`/mesaj-gonderilemedi#bilgi-talebi-${reason}$`),
      );
    });

  test("has no field in its reason if the form is unknown", async () => {
    for (const body of ["", "formType=order", "%ff%fe&=&&"])
      assertRefused(await postForm(stack, body), "sorun");
  });

  test("redirects from a foreign page to the site", async () => {
    const message = marked();
    for (const origin of [`${SITE_ORIGIN}.evil.example`, SITE_ORIGIN.replace("https", "http")]) {
      const answer = await postForm(stack, formFields(contact({ message })), { origin });
      expect(answer.headers.get("location")).toMatch(
        /^http:\/\/localhost:\d+\/mesaj-gonderilemedi#baska-site$/,
      );
    }
    expect((await stored(message)).length).toBe(0);
  });

  test("reports a stopped database", async () => {
    await stack.database.stop();
    assertRefused(await postForm(stack, formFields(contact())), "kapali");
    await stack.database.restart();
  });
});
