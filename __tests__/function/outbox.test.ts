import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import type { Stack } from "../../dev/stack/stack.ts";
import { contact, eventually, FAST, infoRequest, laboratoryEmail, post, testStack } from "./support.ts";

let stack: Stack;
let sql: Sql;

before(async () => {
  stack = await testStack({ functionEnv: FAST });
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
});
after(async () => {
  await sql.end({ timeout: 1 });
  await stack.stop();
});
afterEach(async () => {
  stack.mailbox.refuseWhen(() => false);
  await sql`delete from contact.submissions`;
  await sql`delete from contact.outbox`;
  await stack.mailbox.clear();
});

const outbox = (id = "") =>
  sql<{ status: string; attempts: number; last_error: string | null }[]>`
    select status, attempts, last_error from contact.outbox where submission_id = ${id}`;

const sent = (id = "") => eventually(async () => (await outbox(id))[0]?.status === "sent");

describe("an accepted message", () => {
  test("arrives at once, with the sender to reply to and every field named", async () => {
    const payload = contact();
    await post(stack, payload);
    await sent(payload.submissionId);
    const [mail, ...others] = await stack.mailbox.messages();
    assert.equal(others.length, 0);
    assert.equal(mail?.subject, "Yeni iletişim mesajı: Şükrü Çağlayan – Implant üstü kron");
    assert.deepEqual(mail?.to, [laboratoryEmail]);
    assert.deepEqual(mail?.replyTo, ["sukru@klinik.example"]);
    assert.equal(mail?.messageId, `<${payload.submissionId}@${laboratoryEmail.split("@")[1]}>`);
    for (const line of [
      "Ad soyad: Şükrü Çağlayan",
      "E-posta: sukru@klinik.example",
      "Telefon: +90 352 000 00 01",
      "Konu: Implant üstü kron",
      "Mesaj:\nMerhaba,\nfiyat listenizi rica ederim.",
    ]) {
      assert.ok(mail?.text.includes(line), `the text has: ${line}`);
    }
    assert.ok(mail?.html.includes("Merhaba,<br>fiyat listenizi rica ederim."));
  });

  test("of an information request lists the services", async () => {
    const payload = infoRequest();
    await post(stack, payload);
    await sent(payload.submissionId);
    const [mail] = await stack.mailbox.messages();
    assert.equal(mail?.subject, "Yeni bilgi talebi: Gülüş Ağız ve Diş Sağlığı");
    assert.ok(
      mail?.text.includes("İlgilenilen hizmetler:\n  - Gece Plağı\n  - E.Max CAD Kron\nMesaj: Belirtilmedi"),
    );
    assert.ok(mail?.html.includes("<li>Gece Plağı</li><li>E.Max CAD Kron</li>"));
  });
});

describe("a refused mail", () => {
  test("is tried again and arrives once, under the same Message-ID", async () => {
    // Three for itself; each is tried once more without the address to reply to.
    let refusals = 6;
    stack.mailbox.refuseWhen(() => (refusals-- > 0 ? 554 : false));
    const payload = contact();
    await post(stack, payload);
    const row = await eventually(async () => {
      await stack.drain();
      return (await outbox(payload.submissionId)).find(({ status }) => status === "sent");
    });
    assert.equal(row.attempts, 4);
    const mails = await stack.mailbox.messages();
    assert.deepEqual(
      mails.map(({ messageId }) => messageId),
      [`<${payload.submissionId}@${laboratoryEmail.split("@")[1]}>`],
    );
  });

  test("is not counted when the server is in trouble, however often", async () => {
    stack.mailbox.refuseWhen(() => true);
    const payload = contact();
    await post(stack, payload);
    await eventually(async () => {
      await sql`update contact.outbox set next_attempt_at = now() where status = 'pending' and lease is null`;
      await stack.drain();
      const [row] =
        await sql`select failures from contact.outbox where submission_id = ${payload.submissionId ?? ""}`;
      return row?.failures > 25;
    });
    assert.deepEqual((await outbox(payload.submissionId))[0], {
      status: "pending",
      attempts: 0,
      last_error: "SMTP: EMESSAGE DATA 451",
    });
  });

  test("keeps the server's code as the reason and nothing of the message", async () => {
    stack.mailbox.refuseWhen(() => true);
    const payload = contact({ name: "Gizli Kişi" });
    await post(stack, payload);
    const reason = await eventually(async () => (await outbox(payload.submissionId))[0]?.last_error);
    assert.equal(reason, "SMTP: EMESSAGE DATA 451");
  });

  test("is dead after twenty tries, stays stored, is named in the daily summary, and leaves after the next success", async () => {
    stack.mailbox.refuseWhen(() => 554);
    const payload = contact();
    await post(stack, payload);
    await eventually(async () => ((await outbox(payload.submissionId))[0]?.attempts ?? 0) > 0);
    await eventually(async () => {
      await sql`update contact.outbox set next_attempt_at = now() where status = 'pending' and lease is null`;
      await stack.drain();
      return (await outbox(payload.submissionId))[0]?.status === "dead";
    });
    assert.equal((await outbox(payload.submissionId))[0]?.attempts, 20);

    stack.mailbox.refuseWhen(() => false);
    await sql`select contact.queue_summary((now() at time zone 'Europe/Istanbul')::date)`;
    await stack.drain();
    const mail = (await stack.mailbox.messages()).find(({ subject }) => subject.startsWith("Günlük"));
    assert.match(mail?.subject ?? "", /^Günlük mesaj özeti: \d+ \p{L}+ \d{4} – 1 mesaj iletilemedi$/u);
    assert.ok(
      mail?.text.includes("Gelen mesaj: 1\nE-postayla iletilen: 0\nİletilmeyi bekleyen: 0\nİletilemeyen: 1"),
    );
    assert.ok(mail?.text.includes("İletişim mesajı – Şükrü Çağlayan\nsukru@klinik.example"));

    // The summary went out, so mail does; nobody had to ask for it.
    await stack.drain();
    await sent(payload.submissionId);
  });
});

describe("a quarantined message", () => {
  test("is mailed once it is released", async () => {
    const payload = contact({ ekBilgi: "x" });
    await post(stack, payload);
    await stack.drain();
    assert.equal((await stack.mailbox.messages()).length, 0);
    await sql`select contact.release(${payload.submissionId ?? ""})`;
    assert.deepEqual(await stack.drain(), { sent: 1, failed: 0 });
    assert.equal((await stack.mailbox.messages()).length, 1);
  });
});

describe("a function that is killed", () => {
  test("in the middle of mailing sends what it had claimed after its lease", async () => {
    let attempts = 0;
    stack.mailbox.refuseWhen(() => {
      attempts += 1;
      if (attempts === 1) stack.function.kill();
      return attempts === 1;
    });
    const payload = contact();
    await post(stack, payload);
    await eventually(async () => attempts > 0);
    await eventually(async () => {
      await stack.drain().catch(() => undefined);
      return (await outbox(payload.submissionId))[0]?.status === "sent";
    });
    assert.equal((await outbox(payload.submissionId))[0]?.attempts, 2);
    assert.equal((await stack.mailbox.messages()).length, 1);
  });
});

describe("many messages at once", () => {
  test("are all mailed, never more than four at a time", async () => {
    let most = 0;
    const watch = setInterval(async () => {
      const [row] =
        await sql`select count(*)::int from contact.outbox where leased_until > clock_timestamp()`;
      most = Math.max(most, row?.count ?? 0);
    }, 5);
    const payloads = Array.from({ length: 60 }, () => contact());
    await Promise.all(payloads.map((payload) => post(stack, payload)));
    await eventually(async () => {
      const [row] = await sql`select count(*)::int from contact.outbox where status = 'sent'`;
      return row?.count === 60;
    });
    clearInterval(watch);
    assert.ok(most >= 1 && most <= 4, `${most} at a time`);
    const ids = new Set((await stack.mailbox.messages()).map(({ messageId }) => messageId));
    assert.equal(ids.size, 60);
  });
});
