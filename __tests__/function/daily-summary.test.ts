import assert from "node:assert/strict";
import { dailySummaryText } from "../../supabase/functions/send-contact-email/mail-text.ts";
import { messageClaim, quiet } from "./claims.ts";
import { contact, eventually, laboratoryEmail, post, type TestStack, testStack } from "./support.ts";

const SECOND = "ikinci@sedefdental.example";

describe("the daily summary", () => {
  for (const [subject, changes] of [
    ["Dün 3 mesaj geldi, hepsi ulaştı", {}],
    ["Dün 1 mesaj geldi, ulaştı", { received: 1 }],
    ["Dün mesaj gelmedi, her şey yolunda", { received: 0 }],
    ["Dün 3 mesaj geldi, 1 mesaj ulaşmadı", { undeliveredCount: 1 }],
    ["Dün mesaj gelmedi, 2 mesaj ulaşmadı", { received: 0, undeliveredCount: 2 }],
  ] as const)
    test(`says: ${subject}`, () => {
      expect(dailySummaryText("2026-05-01", { ...quiet, ...changes }).subject).toBe(subject);
    });

  test("names its day", () => {
    expect(dailySummaryText("2026-05-01", quiet).text).toMatch(/1 Mayıs 2026/);
  });

  test("says that a mail reported as spam arrived", () => {
    const { message } = messageClaim();
    const reported = { number: "1f0c8a3e", message, isReported: true, receivedAt: "2026-05-01T09:00:00Z" };
    const { subject, text } = dailySummaryText("2026-05-01", { ...quiet, undelivered: [reported] });
    expect(subject).toBe("Dün 3 mesaj geldi, spam olarak bildirilen var");
    expect(text).toContain("Size ulaşmayan mesaj yok.\nAşağıda “spam” yazan mesajlar size ulaştı");
    expect(text).toContain("1 Mayıs 2026 12:00 (spam): 1f0c8a3e, Ayşe, ayse@klinik.example");
  });

  test("escapes a robot's text that looks like a line or link", () => {
    const { message } = messageClaim({
      name: `Oturumunuz doldu, https://sedefdental-giris.example/ www.kotu.example ${"x".repeat(80)}`,
      email: "a@b.example",
      phone: "Mesajı gör: https://kotu.example",
    });
    const robot = { number: "1f0c8a3e", message, isReported: false, receivedAt: "2026-05-01T09:00:00Z" };
    const { text } = dailySummaryText("2026-05-01", { ...quiet, undeliveredCount: 1, undelivered: [robot] });
    expect(text).not.toMatch(/:\/\/|www\.|kotu\.example|giris\.example|x{50}/);
  });
});

describe("the running function", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ functionEnv: { MAIL_TO: `${laboratoryEmail}, ${SECOND}` } });
  });
  afterAll(() => stack.stop());
  beforeEach(async () => {
    await stack.sql`delete from contact.outbox`;
    await stack.sql`delete from contact.submissions`;
    await stack.mailbox.clear();
  });

  const begin = (time: string) => stack.sql`select contact.queue_summary(${time}::text::timestamptz, 2)`;
  const days = async () =>
    (
      await stack.sql`select distinct summary_day::text as day from contact.outbox where summary_day is not null order by 1`
    ).map(({ day }) => day);

  test("queues it once a day after 08:00 in Istanbul", async () => {
    await begin("2099-05-02 07:59:59+03");
    expect(await days()).toEqual([]);
    await begin("2099-05-02 08:00:00+03");
    await begin("2099-05-02 08:01:00+03");
    expect(await days()).toEqual(["2099-05-01"]);
    // No call for two days and until the afternoon: the waiting mail is outdated.
    await begin("2099-05-05 15:30:00+03");
    expect(await days()).toEqual(["2099-05-04"]);
  });

  test("is queued by the scheduler's call, once for each recipient", async () => {
    const [day] = await stack.sql`select pg_get_functiondef('contact.queue_summary'::regproc) as text`;
    // Any time after eight.
    await stack.sql.unsafe(day?.text.replace("'08:00'", "'00:00'"));
    await stack.drain();
    await stack.sql.unsafe(day?.text);
    const queued =
      await stack.sql`select recipient from contact.outbox where summary_day is not null order by 1`;
    expect(queued.map(({ recipient }) => recipient)).toEqual([1, 2]);
    await stack.drain();
    const mails = await stack.mailbox.messages();
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([laboratoryEmail, SECOND].sort());
  });

  test("counts a day from midnight to midnight in Istanbul", async () => {
    for (const at of [
      "05-01 23:59:59",
      "05-02 00:00:00",
      "05-02 02:59:59",
      "05-02 23:59:59",
      "05-03 00:00:00",
    ])
      await stack.sql`insert into contact.submissions (id, payload, received_at)
        values (gen_random_uuid(), '{}', ${`2026-${at}+03`}::text::timestamptz)`;
    const [row] = await stack.sql`select contact.summary('2026-05-02', 1) ->> 'received' as received`;
    expect(row?.received).toBe("3");
  });

  /** A message whose mails to both recipients were given up. */
  const giveUp = (age: string) => stack.sql`
    with stored as (
      insert into contact.submissions (id, payload) values (gen_random_uuid(), '{}') returning id
    )
    insert into contact.outbox (submission_id, recipient, status, settled_at)
    select id, recipient, 'given_up', now() - ${age}::text::interval from stored, generate_series(1, 2) recipient`;
  const told = async (recipient: number) =>
    (await stack.sql`select contact.summary('2026-05-02', ${recipient}) -> 'undeliveredCount' as count`)[0]
      ?.count;

  test("reports a given-up mail for a week", async () => {
    for (const age of ["6 days", "8 days"]) await giveUp(age);
    expect(await told(1)).toBe(1);
  });

  test("tells of a mail once it has waited for three hours", async () => {
    await giveUp("1 hour");
    for (const [age, count] of [
      ["2 hours 59 minutes", 0],
      ["3 hours 1 minute", 1],
    ] as const) {
      await stack.sql`update contact.outbox set status = 'pending', queued_at = now() - ${age}::text::interval`;
      expect(await told(1)).toBe(count);
    }
  });

  test("names the newest fifty", async () => {
    await stack.sql`
      with stored as (
        insert into contact.submissions (id, payload, received_at)
        select gen_random_uuid(), jsonb_build_object('n', n), now() - n * interval '1 minute' from generate_series(1, 51) n
        returning id
      )
      insert into contact.outbox (submission_id, recipient, status, settled_at) select id, 1, 'given_up', now() from stored`;
    const [row] = await stack.sql`select contact.summary('2026-05-02', 1) as summary`;
    const named: { message: { n: number } }[] = row?.summary.undelivered;
    expect(named.map(({ message }) => message.n)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(row?.summary.undeliveredCount).toBe(51);
  });

  test("distinguishes mails reported as spam", async () => {
    await giveUp("1 hour");
    await stack.sql`update contact.outbox set last_error = 'mail provider: email.complained'`;
    const [row] = await stack.sql`select contact.summary('2026-05-02', 1) as summary`;
    expect(row?.summary).toMatchObject({ undeliveredCount: 0, undelivered: [{ isReported: true }] });
  });

  test("reports a given-up mail once to each recipient", async () => {
    await giveUp("1 hour");
    await stack.sql`insert into contact.outbox (summary_day, recipient, status, settled_at)
      values ('2026-05-01', 1, 'sent', now()), ('2026-05-01', 2, 'given_up', now())`;
    expect([await told(1), await told(2)]).toEqual([0, 1]);
    // Days later, too.
    await begin("2099-05-02 08:00:00+03");
    expect(await told(1)).toBe(0);
  });

  test("is sent on the scheduler's call, with whom to ring", async () => {
    stack.mailbox.refuseWhen(() => 554);
    const late = contact({ name: "Şükrü Çağlayan" });
    const robot = contact({ name: "Robot", extraInfo: "x", message: "Başka bir metin, yeterince uzun." });
    for (const payload of [late, robot]) await post(stack, payload);
    await eventually(
      async () => (await stack.sql`select from contact.outbox where failures > 0`).length === 4,
    );
    await stack.sql`update contact.outbox set queued_at = queued_at - interval '1 day', next_attempt_at = now() + interval '1 hour'`;
    await stack.sql`update contact.submissions set received_at = received_at - interval '1 day'`;
    stack.mailbox.refuseWhen(() => false);

    await stack.sql`insert into contact.outbox (summary_day, recipient) values ((now() at time zone 'Europe/Istanbul')::date - 1, 1)`;
    await stack.drain();
    const mail = await eventually(async () => (await stack.mailbox.messages())[0]);
    expect(mail.subject).toBe("Dün 2 mesaj geldi, 2 mesaj ulaşmadı");
    const row = `${late.submissionId?.slice(0, 8)}, Şükrü Çağlayan, sukru@klinik.example, +90 352 000 00 01`;
    assert.ok(mail.text.includes(row), mail.text);
    assert.ok(mail.text.includes("Bunlardan 1 tanesi şüpheli"));
    expect(mail.text).not.toMatch(/Robot/);
  });
});
