import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { JSDOM } from "jsdom";
import {
  contact,
  eventually,
  formFields,
  infoRequest,
  postForm,
  SITE_ORIGIN,
  type TestStack,
  testStack,
} from "./support.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ functionEnv: { SUPABASE_URL: "https://abcdefgh.supabase.example" } });
});
afterAll(() => stack.stop());

/** A text no other test posts. */
const marked = () => `Merhaba,\n${randomUUID()}`;

const stored = (message: string) =>
  stack.sql`select id, payload, suspicion from contact.submissions where payload ->> 'message' = ${message}`;

function assertSent(answer: Response, place = ""): void {
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${SITE_ORIGIN}/mesaj-alindi${place}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}

/** The page of a refused message. */
async function pageOf(answer: Response, status: number): Promise<Document> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self' https?:\/\/[\w.:]+; frame-ancestors 'none'; base-uri 'none'$/,
  );
  const { document } = new JSDOM(await answer.text()).window;
  expect(document.documentElement.lang).toBe("tr");
  expect(document.querySelectorAll("script, [onclick], [style]").length).toBe(0);
  return document;
}

/** What the page's form would post. */
function fieldsOn(document: Document): [string, string][] {
  const form = document.querySelector("form");
  assert.ok(form, "the page has a form");
  expect(form.method).toBe("post");
  const Data = document.defaultView?.FormData;
  assert.ok(Data);
  return [...new Data(form)].map(([name, value]) => [name, String(value)]);
}

const wrongOn = (document: Document): string[] =>
  [...document.querySelectorAll("[aria-invalid]")].map((control) => control.getAttribute("name") ?? "");

describe("a form that a browser posts by itself", () => {
  test("is stored and mailed like any other, and leads to the site's page", async () => {
    const message = marked();
    assertSent(await postForm(stack, formFields(contact({ message }))));
    const [row] = await stored(message);
    const { submissionId, elapsedMs, ekBilgi, ...fields } = contact({ message });
    expect({ ...row, id: null }).toEqual({ id: null, payload: fields, suspicion: null });
    await eventually(async () =>
      (await stack.mailbox.messages()).some(({ text }) => text.includes(message.split("\n")[1] ?? "")),
    );
  });

  test("brings its ticked services as a list, and leads to the place of its own notice", async () => {
    const message = marked();
    const selectedServices = ["Gece Plağı", "E.Max CAD Kron"];
    const answer = await postForm(stack, formFields(infoRequest({ message, selectedServices })));
    assertSent(answer, "#bilgi-talebi");
    const [row] = await stored(message);
    expect(row?.payload.selectedServices).toEqual(selectedServices);
  });

  test("needs no more than the required fields; it is marked where the field that people do not see is filled or missing", async () => {
    for (const [ekBilgi, suspicion] of [
      [{ ekBilgi: "" }, null],
      [{ ekBilgi: "https://spam.example" }, "honeypot"],
      [{}, "incomplete"],
    ] as const) {
      const message = marked();
      assertSent(
        await postForm(stack, { formType: "contact", name: "A", email: "a@b", message, ...ekBilgi }),
      );
      expect((await stored(message))[0]?.suspicion).toBe(suspicion);
    }
  });

  test("as large as a message may be is taken, though its letters need three times the room", async () => {
    const message = `${randomUUID()}${"ş".repeat(4_960)}`;
    assertSent(await postForm(stack, formFields(contact({ message }))));
    expect((await stored(message)).length).toBe(1);
  });
});

describe("the same text again", () => {
  test("within a minute is stored once, also from two clicks at once", async () => {
    const message = marked();
    const fields = formFields(contact({ message }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => postForm(stack, fields)));
    for (const answer of [...answers, await postForm(stack, fields)]) assertSent(answer);
    const rows = await stored(message);
    expect(rows.length).toBe(1);
    const mails = await stack.sql`select 1 from contact.outbox where submission_id = ${rows[0]?.id}`;
    expect(mails.length).toBe(1);
  });

  test("after a minute is stored again", async () => {
    const message = marked();
    const fields = formFields(contact({ message }));
    await postForm(stack, fields);
    await stack.sql`update contact.submissions set received_at = now() - interval '61 seconds'
              where payload ->> 'message' = ${message}`;
    await postForm(stack, fields);
    expect((await stored(message)).length).toBe(2);
  });
});

describe("wrong fields", () => {
  test("are named on a page that shows what was written, to be corrected and sent again", async () => {
    const message = marked();
    const written = { ...formFields(contact({ message })), name: "  ", email: '"><b>kim@' };
    const document = await pageOf(await postForm(stack, written), 422);
    expect(document.querySelector("[role=alert]")?.textContent ?? "").toMatch(
      /Hata.*Mesajınız gönderilemedi\./s,
    );
    expect(wrongOn(document)).toEqual(["name", "email"]);
    for (const control of document.querySelectorAll("[aria-invalid]")) {
      const reason = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      assert.ok(reason?.textContent);
      assert.ok(document.querySelector(`li a[href="#${control.id}"]`), "the list leads to the field");
    }
    const fields = Object.fromEntries(fieldsOn(document));
    expect(fields).toEqual({ ...written, site: SITE_ORIGIN });

    // From the function's own page, whose origin is not the site's: that of the project, or of a domain before it.
    const own: Record<string, string>[] = [
      { origin: "https://abcdefgh.supabase.example" },
      { origin: "https://islev.sedefdental.example", "sec-fetch-site": "same-origin" },
    ];
    for (const headers of own)
      assertSent(await postForm(stack, { ...fields, name: "Şükrü", email: "kim@klinik.example" }, headers));
    expect((await stored(message)).length).toBe(1);
  });

  test("of an information request leave its services chosen", async () => {
    const written = formFields(infoRequest({ clinicName: "" }));
    const document = await pageOf(await postForm(stack, written), 422);
    expect(wrongOn(document)).toEqual(["clinicName"]);
    const services = fieldsOn(document).filter(([name]) => name === "selectedServices");
    expect(services.map(([, value]) => value)).toEqual(written.selectedServices);
    expect(document.title).toMatch(/Bilgi talebiniz gönderilemedi/);
  });

  test("of a body that names no form get a page that leads back", async () => {
    for (const body of ["", "formType=order", "%ff%fe&=&&"]) {
      const document = await pageOf(await postForm(stack, body), 422);
      expect(document.querySelector("form")).toBe(null);
      assert.ok(document.querySelector(`a[href="${SITE_ORIGIN}/iletisim"]`));
    }
  });
});

describe("what else is not taken", () => {
  test("a message too long comes back to be shortened; one without end is not read", async () => {
    const message = "ş".repeat(9_000);
    const document = await pageOf(await postForm(stack, formFields(contact({ message }))), 413);
    expect(Object.fromEntries(fieldsOn(document)).message).toBe(message);
    const endless = await pageOf(
      await postForm(stack, formFields(contact({ message: "ş".repeat(40_000) }))),
      413,
    );
    expect(endless.querySelector("form")).toBe(null);
  });

  test("a foreign page's form is refused, and nothing of it shown", async () => {
    const fields = formFields(contact({ message: marked() }));
    for (const origin of [`${SITE_ORIGIN}.evil.example`, SITE_ORIGIN.replace("https", "http")]) {
      const document = await pageOf(await postForm(stack, fields, { origin }), 403);
      expect(document.querySelector("form")).toBe(null);
      expect(document.querySelector("a")?.getAttribute("href") ?? "").toMatch(
        /^http:\/\/localhost:\d+\/iletisim$/,
      );
    }
  });

  test("a page that hides its origin has the visitor confirm, on a page of the function's own", async () => {
    const message = marked();
    const fields = formFields(contact({ message }));
    const hiding: Record<string, string>[] = [{ origin: "null" }, {}];
    for (const headers of hiding) {
      const document = await pageOf(await postForm(stack, fields, headers), 403);
      expect((await stored(message)).length).toBe(0);
      expect(Object.fromEntries(fieldsOn(document)).message).toBe(message);
    }
    const own = { origin: "null", "sec-fetch-site": "same-origin" };
    assertSent(await postForm(stack, { ...fields, site: SITE_ORIGIN }, own));
    expect((await stored(message)).length).toBe(1);
  });

  test("nobody is led to another site than those of the settings", async () => {
    for (const site of ["https://evil.example", `${SITE_ORIGIN}@evil.example`])
      assertSent(await postForm(stack, { ...formFields(contact({ message: marked() })), site }));
  });

  test("who visits the function's address in a browser is led to the site", async () => {
    const answer = await fetch(stack.addresses.function, {
      redirect: "manual",
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location") ?? "").toMatch(/^http:\/\/localhost:\d+\/iletisim$/);
  });
});
