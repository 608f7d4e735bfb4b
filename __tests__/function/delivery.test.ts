import assert from "node:assert/strict";
import type { SubmissionPayload } from "../../supabase/functions/send-contact-email/contract.ts";
import { createDelivery } from "../../supabase/functions/send-contact-email/delivery.ts";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { MailError } from "../../supabase/functions/send-contact-email/mail.ts";
import type { Claim, Store } from "../../supabase/functions/send-contact-email/store.ts";
import { messageClaim } from "./claims.ts";
import {
  contact,
  eventually,
  handlerDeps,
  laboratoryEmail,
  letPass,
  outboxOf,
  post,
  sharedStack,
} from "./support.ts";

describe("a drain", () => {
  interface Play {
    /** Mails found by each claim; none after the last. */
    finds?: Claim[][];
    claim?: () => Promise<Claim[]>;
    send?: () => Promise<string | null>;
    recordSent?: () => Promise<void>;
    recordFailure?: () => Promise<void>;
  }

  /** A delivery with fake collaborators; records what it did, in order. */
  function play({ finds = [[messageClaim()]], ...parts }: Play) {
    const log: string[] = [];
    const looks = [...finds];
    const store: Pick<Store, "claim" | "recordSent" | "recordFailure"> = {
      claim: async () => {
        log.push("look");
        return parts.claim?.() ?? looks.shift() ?? [];
      },
      recordSent: async (_, providerId) => {
        log.push(`sent ${providerId}`);
        await parts.recordSent?.();
      },
      recordFailure: async (_, { fault }) => {
        log.push(`failed ${fault}`);
        await parts.recordFailure?.();
      },
    };
    const delivery = createDelivery({
      store,
      mailer: { send: async () => (parts.send ? parts.send() : "re_1") },
      settings: {
        from: "web@sedefdental.example",
        to: ["lab@sedefdental.example"],
      },
      log: (event, details) => log.push(`${event}: ${details.reason}`),
    });
    return { log, delivery };
  }

  const many = Array.from({ length: 50 }, () => [messageClaim()]);

  test("retries recording a sent mail without sending it again", async () => {
    let tries = 0;
    const recordSent = async () => {
      tries += 1;
      if (tries < 3) throw new Error("gone");
    };
    const { log, delivery } = play({ recordSent });
    expect(await delivery.drain()).toEqual({ sent: 1, failed: 0 });
    expect(log).toEqual(["look", "sent re_1", "sent re_1", "sent re_1", "look"]);
  });

  test("goes on after a refused mail and logs what cannot be recorded", async () => {
    let number = 0;
    const { log, delivery } = play({
      finds: [[messageClaim()], [messageClaim()]],
      send: async () => {
        number += 1;
        if (number === 1) throw new MailError("mail API answered 422", "mail");
        return "re_2";
      },
      recordFailure: async () => {
        throw new Error("gone");
      },
    });
    expect(await delivery.drain()).toEqual({ sent: 1, failed: 1 });
    assert.ok(log.includes("mail_failed: mail API answered 422"));
    assert.ok(log.includes("mail_unrecorded: gone"));
  });

  test("claims nothing more after a fault of the route", async () => {
    const send = async () => {
      throw new MailError("mail API answered 500", "route");
    };
    const { log, delivery } = play({ finds: many, send });
    expect(await delivery.drain()).toEqual({ sent: 0, failed: 1 });
    expect(log).toEqual(["look", "mail_failed: mail API answered 500", "failed route"]);
  });

  test("starts no mail after 14 seconds", async () => {
    let now = Date.now();
    const clock = jest.spyOn(Date, "now").mockImplementation(() => now);
    const { delivery } = play({
      finds: many,
      send: async () => {
        now += 5_000;
        return "re_1";
      },
    });
    expect(await delivery.drain()).toEqual({ sent: 3, failed: 0 });
    clock.mockRestore();
  });

  test("that fails is logged once, however many messages wait for it", async () => {
    let fail: () => void = () => undefined;
    const claim = () => new Promise<never>((_, reject) => (fail = () => reject(new Error("gone"))));
    const { log, delivery } = play({ claim });
    let drains = 0;
    const drain = () => {
      drains += 1;
      return delivery.drain();
    };
    const request = () => {
      const headers = { apikey: "key", "content-type": "application/json" };
      const body = JSON.stringify(contact());
      return new Request("http://host/send-contact-email", { method: "POST", headers, body });
    };
    const waiting: Promise<unknown>[] = [];
    const deps = handlerDeps({
      delivery: { drain },
      waitUntil: (work) => waiting.push(work),
      log: (event) => log.push(event),
    });
    await Promise.all([request(), request(), request()].map((each) => handler(each, deps)));
    const call = new Request("http://host/send-contact-email/drain", {
      method: "POST",
      headers: { apikey: "s" },
    });
    const answer = handler(call, deps);
    await eventually(async () => drains === 4);
    fail();
    expect((await answer).status).toBe(503);
    await Promise.all(waiting);
    expect(waiting).toHaveLength(3);
    expect(log).toEqual(["look", "unavailable: gone"]);
  });

  test("looks again if called while running", async () => {
    // The second call arrives while the first one claims.
    const { delivery } = play({ finds: [[], [messageClaim()]] });
    const sent = { sent: 1, failed: 0 };
    expect(await Promise.all([delivery.drain(), delivery.drain()])).toEqual([sent, sent]);
  });
});

describe("the running function", () => {
  const stack = sharedStack();
  afterEach(async () => {
    stack.mailbox.refuseWhen(() => false);
    stack.mailbox.setAway(false);
    await stack.sql`delete from contact.submissions`;
    await stack.mailbox.clear();
  });

  const accepted = async (payload: SubmissionPayload = contact()) => {
    expect((await post(stack, payload)).status).toBe(202);
    return payload.submissionId ?? "";
  };
  const sent = (id: string) => eventually(async () => (await outboxOf(stack, id))?.status === "sent");
  const failed = (id: string, failures = 1) =>
    eventually(async () => {
      const row = await outboxOf(stack, id);
      return row !== undefined && row.failures >= failures && row.lease === null && row;
    });

  test("mails a message at once with reply address and all fields", async () => {
    const id = await accepted();
    await sent(id);
    const [mail, ...others] = await stack.mailbox.messages();
    expect(others.length).toBe(0);
    expect(mail?.subject).toBe("Yeni iletişim mesajı: Şükrü Çağlayan – Implant üstü kron");
    expect(mail?.to).toEqual([laboratoryEmail]);
    expect(mail?.replyTo).toEqual(["sukru@klinik.example"]);
    expect(mail?.messageId).toBe(`<${id}@${laboratoryEmail.split("@")[1]}>`);
    for (const line of [
      "Ad soyad: Şükrü Çağlayan",
      "E-posta: sukru@klinik.example",
      "Telefon: +90 352 000 00 01",
      "Konu: Implant üstü kron",
      "Mesaj:\n  Merhaba,\n  fiyat listenizi rica ederim.",
    ])
      assert.ok(mail?.text.includes(line), `the text has: ${line}`);
    assert.ok(mail?.html.includes("Merhaba,<br>fiyat listenizi rica ederim."));
  });

  test("retries after 30 s doubling to six hours, or on request", async () => {
    stack.mailbox.refuseWhen(() => 554);
    const id = await accepted(contact({ name: "Gizli Kişi" }));
    const pauses: number[] = [];
    for (const failures of [1, 2, 3, 10, 11]) {
      const waited = await failed(id);
      await stack.sql`update contact.outbox set failures = ${failures - 1} where submission_id = ${id}`;
      await letPass(stack, `${waited.pause + 1} seconds`);
      await stack.drain();
      const { pause, last_error } = await failed(id, failures);
      pauses.push(Math.round(pause / 10) * 10);
      expect(last_error).toBe("SMTP: EMESSAGE DATA 554");
    }
    expect(pauses).toEqual([30, 60, 120, 15_360, 21_600]);
    await letPass(stack, "21590 seconds");
    expect(await stack.drain()).toEqual({ sent: 0, failed: 0 });
    stack.mailbox.refuseWhen(() => false);
    expect((await stack.sql`select contact.retry() as count`)[0]?.count).toBe(1);
    await stack.drain();
    await sent(id);
    const mails = await stack.mailbox.messages();
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<${id}@${laboratoryEmail.split("@")[1]}>`]);
  });

  test("gives a mail up after five days and keeps the message", async () => {
    stack.mailbox.refuseWhen(() => 451);
    const id = await accepted();
    await failed(id);
    await letPass(stack, "4 days 23 hours 59 minutes");
    await stack.drain();
    expect((await failed(id, 2)).status).toBe("pending");
    await letPass(stack, "2 minutes");
    await stack.drain();
    const row = await outboxOf(stack, id);
    expect([row?.status, row?.last_error]).toEqual(["given_up", "SMTP: EMESSAGE DATA 451"]);
    expect((await stack.sql`select from contact.submissions`).length).toBe(1);
    stack.mailbox.refuseWhen(() => false);
    await stack.drain();
    expect((await stack.mailbox.messages()).length).toBe(0);
    expect((await stack.sql`select contact.retry() as count`)[0]?.count).toBe(1);
    expect(await outboxOf(stack, id)).toMatchObject({ status: "pending", failures: 0 });
    await stack.drain();
    await sent(id);
    expect((await stack.sql`select contact.retry() as count`)[0]?.count).toBe(0);
  });

  test("resends under the same Message-ID after a cut connection", async () => {
    let taken = 0;
    stack.mailbox.refuseWhen(() => {
      taken += 1;
      return taken === 1 ? "drop" : false;
    });
    const id = await accepted();
    await failed(id);
    await letPass(stack, "31 seconds");
    await stack.drain();
    await sent(id);
    const ids = (await stack.mailbox.messages()).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test("gives up a mail that alone is refused for good", async () => {
    stack.mailbox.refuseWhen(() => 554);
    const id = await accepted();
    const tryAgain = async (failures: number) => {
      await stack.sql`update contact.outbox set failures = ${failures}, next_attempt_at = now() where submission_id = ${id}`;
      await stack.drain();
      return (await failed(id, failures + 1)).status;
    };
    await failed(id);
    // Nothing else was sent: the server may refuse all.
    expect(await tryAgain(20)).toBe("pending");
    stack.mailbox.refuseWhen(() => false);
    await sent(await accepted());
    stack.mailbox.refuseWhen(() => 554);
    expect(await tryAgain(4)).toBe("pending");
    expect(await tryAgain(5)).toBe("given_up");
    // The daily summary names it; the route works.
    expect((await stack.sql`select contact.problems() as problems`)[0]?.problems).not.toContain("given_up");
    expect((await stack.sql`select from contact.undelivered where id = ${id}`).length).toBe(1);
  });

  test("keeps trying a mail that is refused for now", async () => {
    stack.mailbox.refuseWhen(() => 451);
    const id = await accepted();
    await failed(id);
    stack.mailbox.refuseWhen(() => false);
    await sent(await accepted());
    stack.mailbox.refuseWhen(() => 451);
    await stack.sql`update contact.outbox set failures = 20, next_attempt_at = now() where submission_id = ${id}`;
    await stack.drain();
    expect((await failed(id, 21)).status).toBe("pending");
  });

  test("after an expired lease records a success, not a failure", async () => {
    stack.mailbox.setAway(true);
    const id = await accepted();
    await failed(id);
    const [claim] =
      await stack.sql`update contact.outbox set lease = gen_random_uuid(), leased_until = now() - interval '1 minute'
      where submission_id = ${id} returning id`;
    await stack.sql`select contact.record_failure(${claim?.id}, gen_random_uuid(), 'late', 0, false)`;
    expect((await outboxOf(stack, id))?.failures).toBe(1);
    await stack.sql`select contact.record_sent(${claim?.id}, 're_1')`;
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });

  /** Accepts messages with waiting mails, due at once and in this order. */
  async function waiting(...payloads: SubmissionPayload[]): Promise<string[]> {
    stack.mailbox.setAway(true);
    const ids: string[] = [];
    for (const payload of payloads) ids.push(await accepted(payload));
    await stack.drain();
    stack.mailbox.setAway(false);
    await stack.sql`update contact.outbox set next_attempt_at = queued_at, lease = null, leased_until = null where status = 'pending'`;
    return ids;
  }
  const claim = async (seconds: number) =>
    (await stack.sql`select submission_id from contact.claim(1, ${seconds}, 1000000)`)[0]?.submission_id;

  test("claims two mails at most, for 90 seconds each", async () => {
    await waiting(...Array.from({ length: 6 }, () => contact()));
    const looks: PromiseLike<number[]>[] = [];
    stack.mailbox.refuseWhen(() => {
      const look = stack.sql`select extract(epoch from leased_until - clock_timestamp())::float8 as seconds
        from contact.outbox where lease is not null`;
      looks.push(look.then((rows) => rows.map(({ seconds }) => seconds)));
      return false;
    });
    expect(await stack.drain()).toEqual({ sent: 6, failed: 0 });
    const inHand = await Promise.all(looks);
    expect(Math.max(...inHand.map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(Math.max(...inHand.flat())).toBeLessThanOrEqual(90);
    expect(Math.min(...inHand.flat())).toBeGreaterThan(70);
  });

  test("skips a mail that is locked", async () => {
    const [held = "", other = ""] = await waiting(contact(), contact());
    await stack.sql.begin(async (sql) => {
      await sql`select from contact.outbox where submission_id = ${held} for update`;
      await stack.drain();
      expect((await outboxOf(stack, other))?.status).toBe("sent");
    });
  });

  test("puts a dead worker's mail last without counting a failure", async () => {
    const [first = "", second] = await waiting(contact(), contact());
    const before = await outboxOf(stack, first);
    expect([await claim(0), await claim(0), await claim(0)]).toEqual([first, second, first]);
    expect((await outboxOf(stack, first))?.failures).toBe(before?.failures);
  });

  test("leaves a claimed mail to its worker", async () => {
    const [id = ""] = await waiting(contact());
    await claim(90);
    const before = await outboxOf(stack, id);
    await stack.sql`update contact.outbox set queued_at = now() - interval '6 days', next_attempt_at = now() where submission_id = ${id}`;
    for (const retried of [
      stack.sql`select contact.retry() as count`,
      stack.sql`select contact.retry(${id}) as count`,
    ])
      expect((await retried)[0]?.count).toBe(0);
    expect(await claim(90)).toBe(undefined);
    expect(await outboxOf(stack, id)).toMatchObject({ status: "pending", lease: before?.lease });
  });

  test("mails the summary first and suspicious messages last", async () => {
    const robot = () => contact({ extraInfo: "x" });
    const ids = await waiting(robot(), robot(), contact(), contact());
    await stack.sql`insert into contact.outbox (summary_day, recipient) values ('2099-01-01', 1)`;
    const claimed: unknown[] = [];
    for (let look = 0; look < 5; look += 1) claimed.push(await claim(90));
    expect(claimed).toEqual([null, ids[2], ids[3], ids[0], ids[1]]);
    await stack.sql`delete from contact.outbox where summary_day = '2099-01-01'`;
  });

  test("mails a suspicious message with a mark", async () => {
    await sent(await accepted(contact({ extraInfo: "https://spam.example" })));
    const [mail] = await stack.mailbox.messages();
    expect(mail?.subject).toMatch(/^\[Şüpheli\] Yeni iletişim mesajı: /);
    expect(mail?.text).toMatch(/silin, spam olarak bildirmeyin/);
    expect(mail?.text.trimEnd().split("\n").at(-1)).toMatch(/^Şüpheli görünmesinin nedeni: .*gizli alan/);
    expect(mail?.html).toMatch(/Şüpheli görünmesinin nedeni: [^<]+<\/p><\/body>/);
  });
});
