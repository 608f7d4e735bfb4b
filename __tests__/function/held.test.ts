import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { JSDOM } from "jsdom";
import postgres, { type Sql } from "postgres";
import { staffLinkKey } from "../../dev/stack/settings.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import {
  type HeldAction,
  linkTo,
  readToken,
  writeToken,
} from "../../supabase/functions/send-contact-email/held-link.ts";
import { contact, eventually, infoRequest, post, testStack } from "./support.ts";

let stack: Stack;
let sql: Sql;

before(async () => {
  stack = await testStack();
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
});
after(async () => {
  await sql.end({ timeout: 1 });
  await stack.stop();
});

const tomorrow = (): number => Math.floor(Date.now() / 1_000) + 86_400;

const tokenFor = (
  action: HeldAction,
  id: string,
  expires = tomorrow(),
  key = staffLinkKey,
): Promise<string> => writeToken({ action, id, expires }, [key]);

/** A message that waits in quarantine. */
async function held(changes = {}): Promise<string> {
  const payload = contact({ ekBilgi: "https://spam.example", ...changes });
  await post(stack, payload);
  return payload.submissionId ?? "";
}

interface Answer {
  status: number;
  headers: Headers;
  document: Document;
  title: string;
}

/** Sends what a form of the page sends, in the address too, where a method without a body has it. */
async function ask(fields: Record<string, string>, method = "POST"): Promise<Answer> {
  const body = new URLSearchParams(fields);
  const address = `${stack.addresses.function}/held`;
  const answer = await (method === "GET" || method === "HEAD"
    ? fetch(`${address}?${body}`, { method, headers: { accept: "text/html" } })
    : fetch(`${address}?${body}`, { method, body }));
  const { document } = new JSDOM(await answer.text()).window;
  const title = document.querySelector("h1")?.textContent ?? "";
  return { status: answer.status, headers: answer.headers, document, title };
}

const buttonsOf = ({ document }: Answer) =>
  [...document.querySelectorAll("form")].map((form) => ({
    label: form.querySelector("button")?.textContent,
    method: form.getAttribute("method"),
    fields: {
      token: form.querySelector("input")?.value ?? "",
      decision: form.querySelector("button")?.value ?? "",
    },
  }));

const statusOf = async (id: string): Promise<string> => {
  const [row] = await sql`select status from contact.submissions where id = ${id}`;
  return row?.status;
};

describe("a link to a held message", () => {
  test("shows the message with every field, why it waits, and what can be done", async () => {
    const id = await held({ name: "Şükrü <b>Çağlayan</b>", message: "Bir\nİki" });
    const page = await ask({ token: await tokenFor("view", id) });
    assert.equal(page.status, 200);
    assert.equal(page.title, "Bekleyen mesaj");
    const shown = [...page.document.querySelectorAll("dd")].map((line) => line.textContent);
    for (const text of ["Şükrü <b>Çağlayan</b>", "sukru@klinik.example", "Bir\nİki", id])
      assert.ok(shown.includes(text), text);
    assert.match(page.document.body.textContent ?? "", /robot yazmış olabilir/);
    assert.deepEqual(
      buttonsOf(page).map(({ label, method }) => [label, method]),
      [
        ["Laboratuvara ilet", "post"],
        ["Mesajı at", "post"],
      ],
    );
  });

  test("is a page that runs and fetches nothing, is never kept and tells no other site of itself", async () => {
    const { headers, document } = await ask({ token: await tokenFor("view", await held()) });
    const policy = headers.get("content-security-policy") ?? "";
    assert.match(
      policy,
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    );
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("referrer-policy"), "no-referrer");
    assert.equal(headers.get("x-robots-tag"), "noindex");
    assert.equal(document.querySelectorAll("script, img, link, iframe, a").length, 0);
  });

  for (const [decision, status, title] of [
    ["release", "released", "Mesaj iletiliyor"],
    ["discard", "discarded", "Mesaj atıldı"],
  ] as const) {
    test(`to ${decision} shows it first, with this button only; pressing that does it, once`, async () => {
      const id = await held();
      const page = await ask({ token: await tokenFor(decision, id) });
      assert.equal(await statusOf(id), "quarantined");
      const buttons = buttonsOf(page);
      assert.equal(buttons.length, 1);
      const pressed = await ask(buttons[0]?.fields ?? {});
      assert.deepEqual([pressed.status, pressed.title], [200, title]);
      assert.equal(await statusOf(id), status);
      const again = await ask(buttons[0]?.fields ?? {});
      assert.match(again.title, /^Bu mesaj (zaten|daha önce)/);
      assert.equal(await statusOf(id), status);
      assert.ok(!again.document.body.textContent?.includes("Çağlayan"), "the message is not shown any more");
    });
  }

  test("released, the message arrives by mail; a used link says so", async () => {
    const id = await held();
    const token = await tokenFor("release", id);
    await ask({ token, decision: "release" });
    await eventually(async () => (await stack.mailbox.messages()).some(({ text }) => text.includes(id)));
    await eventually(async () => (await ask({ token })).title === "Bu mesaj zaten iletildi");
  });

  test("of an undeliverable message gives it fresh tries, or discards it", async () => {
    const ids = [contact(), infoRequest()].map((payload) => payload.submissionId ?? "");
    await post(stack, contact({ submissionId: ids[0] }));
    await post(stack, infoRequest({ submissionId: ids[1] }));
    await sql`update contact.outbox set status = 'dead', attempts = 20 where submission_id in ${sql(ids)}`;
    const [first = "", second = ""] = ids;
    const page = await ask({ token: await tokenFor("view", first) });
    assert.match(page.document.body.textContent ?? "", /e-postayla iletilemedi/);
    assert.equal(buttonsOf(page)[0]?.label, "Yeniden gönder");
    // Before any mail goes out, after which the dead are tried again by themselves.
    await ask({ token: await tokenFor("discard", second), decision: "discard" });
    assert.equal(await statusOf(second), "discarded");
    await ask({ token: await tokenFor("release", first), decision: "release" });
    await eventually(async () => {
      const [row] = await sql`select status from contact.outbox where submission_id = ${first}`;
      return row?.status === "sent";
    });
  });
});

describe("opening a link changes nothing", () => {
  for (const method of ["GET", "HEAD", "PUT"]) {
    test(`${method} with everything a button sends`, async () => {
      const id = await held();
      await ask({ token: await tokenFor("release", id), decision: "release" }, method);
      assert.equal(await statusOf(id), "quarantined");
    });
  }

  test("a link to look does not decide, whatever is sent with it", async () => {
    const id = await held();
    for (const decision of ["release", "discard", "view", ""])
      assert.equal((await ask({ token: await tokenFor("view", id), decision })).title, "Bekleyen mesaj");
    assert.equal(await statusOf(id), "quarantined");
  });

  test("a link to let out does not discard", async () => {
    const id = await held();
    await ask({ token: await tokenFor("release", id), decision: "discard" });
    assert.equal(await statusOf(id), "quarantined");
  });
});

describe("a link that is no good explains itself and shows nothing of a message", () => {
  const refused = async (token: string, status: number, title: string, id?: string): Promise<void> => {
    for (const fields of [{ token }, { token, decision: "release" }] as Record<string, string>[]) {
      const answer = await ask(fields);
      assert.deepEqual([answer.status, answer.title], [status, title]);
      assert.equal(answer.document.querySelectorAll("form, dd").length, 0);
    }
    if (id !== undefined) assert.equal(await statusOf(id), "quarantined");
  };

  test("after its time", async () => {
    const id = await held();
    const now = Math.floor(Date.now() / 1_000);
    await refused(await tokenFor("release", id, now - 1), 410, "Bu bağlantının süresi doldu", id);
  });

  test("changed in any part", async () => {
    const id = await held();
    const other = await held();
    const token = await tokenFor("release", id);
    const [action, , expires, signature = ""] = token.split(".");
    for (const changed of [
      token.replace("release", "discard"),
      token.replace(id, other),
      [action, id, Number(expires) + 1, signature].join("."),
      [action, id, expires, signature.replace(/^./, (sign) => (sign === "A" ? "B" : "A"))].join("."),
      [action, id, expires, signature.slice(0, -1)].join("."),
      [action, id, expires].join("."),
      "",
    ])
      await refused(changed, 403, "Bu bağlantı geçerli değil", id);
    assert.equal(await statusOf(other), "quarantined");
  });

  test("signed with another key, that of the drain among them", async () => {
    const id = await held();
    for (const key of ["k".repeat(32), stack.keys.drain])
      await refused(await tokenFor("release", id, tomorrow(), key), 403, "Bu bağlantı geçerli değil", id);
  });

  test("of a message that was erased", async () => {
    const id = await held();
    await sql`delete from contact.submissions where id = ${id}`;
    await refused(await tokenFor("release", id), 410, "Bu mesaj artık kayıtlarda yok");
  });

  test("where the database is away, nothing changes and the page says to try again", async () => {
    const id = await held();
    await stack.database.stop();
    const answer = await ask({ token: await tokenFor("release", id), decision: "release" });
    await stack.database.restart();
    assert.deepEqual([answer.status, answer.title], [503, "Mesaja şu anda ulaşılamıyor"]);
  });
});

describe("keys that are being replaced", () => {
  test("still open links; the present one signs them", async () => {
    const link = { action: "view", id: "00000000-0000-4000-8000-000000000001", expires: tomorrow() } as const;
    assert.equal((await readToken(await writeToken(link, ["old"]), ["new", "old"])).ok, true);
    assert.equal(await writeToken(link, ["new", "old"]), await writeToken(link, ["new"]));
    assert.equal((await readToken(await writeToken(link, ["old"]), ["new"])).ok, false);
  });
});

describe("the morning mail", () => {
  test("names what is held with links that work, once, and keeps them out of logs and referrers", async () => {
    await sql`delete from contact.submissions`;
    await sql`delete from contact.outbox`;
    await stack.mailbox.clear();
    const id = await held();
    await sql`select contact.queue_summary((now() at time zone 'Europe/Istanbul')::date)`;
    await stack.drain();
    const [mail] = await stack.mailbox.messages();
    assert.match(mail?.subject ?? "", /1 mesaj kararınızı bekliyor$/);
    const links = [...new JSDOM(mail?.html).window.document.querySelectorAll("a")];
    assert.deepEqual(
      links.map(({ textContent }) => textContent),
      ["Mesajı gör", "İlet", "At"],
    );
    for (const { href } of links) {
      const url = new URL(href);
      assert.equal(url.pathname, "/bekleyen-mesaj");
      assert.equal(url.search, "");
      assert.ok(mail?.text.includes(href), "the text has it too");
    }
    const [, release] = links;
    const page = await ask({ token: new URL(release?.href ?? "").hash.slice(1) });
    assert.equal(page.title, "Bekleyen mesaj");

    await sql`select contact.queue_summary((now() at time zone 'Europe/Istanbul')::date + 1)`;
    await stack.drain();
    const [, next] = await stack.mailbox.messages();
    assert.ok(!next?.text.includes(id), "the next mail does not name it again");
    assert.match(
      next?.text ?? "",
      /1 mesaj daha önceki sabah e-postalarında yazıldığı için burada yinelenmedi/,
    );
  });

  test("its links are the same at every try, and good for thirty days", async () => {
    const settings = { page: "https://a/b", keys: ["k"] };
    const id = "00000000-0000-4000-8000-000000000001";
    const link = await linkTo("view", id, "2026-05-01", settings);
    assert.equal(await linkTo("view", id, "2026-05-01", settings), link);
    const token = new URL(link).hash.slice(1);
    assert.equal((await readToken(token, ["k"], Date.parse("2026-05-30T23:59:59Z"))).ok, true);
    assert.deepEqual(await readToken(token, ["k"], Date.parse("2026-05-31T00:00:00Z")), {
      ok: false,
      reason: "expired",
    });
  });
});
