import { sharedStack } from "./support.ts";

/** Mails a day of the mail provider's smallest plan. */
const QUOTA = 100;

const stack = sharedStack();
beforeEach(async () => {
  // Summaries of these days stay, so that the scheduler's call queues none.
  await stack.sql`delete from contact.outbox where submission_id is not null or summary_day > current_date + 1`;
  await stack.sql`delete from contact.submissions`;
});

/** Accepts messages of a network; how many were. */
async function send(
  network: string,
  count: number,
  suspicion: string | null = null,
  recipients = 1,
): Promise<number> {
  const accepted = await stack.sql`
    select a.outcome
    from generate_series(1, ${count}) n,
    lateral contact.accept(gen_random_uuid(), jsonb_build_object('n', n, 'at', clock_timestamp()), ${suspicion},
      ${`sender of ${network}`}, ${network}, ${recipients}, 30, 120, ${QUOTA}, clock_timestamp() + interval '1 minute') a
    where a.outcome = 'accepted'`;
  return accepted.length;
}

/** Sends due mails; the networks and days they are about. */
async function drain(): Promise<string[]> {
  const sent: string[] = [];
  for (;;) {
    const claimed = await stack.sql`
      with claimed as materialized (select * from contact.claim(2, 90, ${QUOTA}))
      select coalesce(s.network, 'summary') as about, contact.record_sent(c.id, null)
      from claimed c left join contact.submissions s on s.id = c.submission_id`;
    if (claimed.length === 0) return sent;
    sent.push(...claimed.map(({ about }) => about));
  }
}

const passHour = () =>
  stack.sql.begin(async (sql) => {
    await sql`update contact.submissions set received_at = received_at - interval '1 hour'`;
    await sql`update contact.outbox set next_attempt_at = next_attempt_at - interval '1 hour',
    queued_at = queued_at - interval '1 hour', settled_at = settled_at - interval '1 hour'`;
    await sql`select contact.note_drain(1, 180)`;
  });

test("a network may send at least one message a day", async () => {
  expect(await send("one network", 3, null, 30)).toBe(1);
  expect(await send("another network", 3, null, 30)).toBe(1);
});

for (const networks of [1, 10])
  test(`${networks} flooding networks delay neither summary nor message for two days`, async () => {
    const perDay: number[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      for (let network = 0; network < networks; network += 1) await send(`flood ${network}`, 30 / networks);
      const isMorning = hour % 24 === 8;
      if (isMorning)
        await stack.sql`select contact.queue_summary(${`2099-05-0${2 + Math.floor(hour / 24)} 08:00:00+03`}::text::timestamptz, 1)`;
      const isNoon = hour % 24 === 12;
      if (isNoon) expect(await send(`clinic ${hour}`, 1)).toBe(1);
      const sent = await drain();
      if (isMorning) expect(sent).toContain("summary");
      if (isNoon) expect(sent).toContain(`clinic ${hour}`);
      perDay.push(sent.length);
      const lastDay = perDay.slice(-24).reduce((sum, count) => sum + count, 0);
      expect(lastDay).toBeLessThanOrEqual(QUOTA);
      await passHour();
    }
  });

test("the day's mails are shared among the recipients", async () => {
  expect(await send("one", 40, null, 2)).toBe(12);
});

test("a network sends a quarter of the day's mails", async () => {
  expect(await send("one", 40)).toBe(25);
  for (let hour = 0; hour < 22; hour += 1) await passHour();
  expect(await send("one", 1)).toBe(0);
  await passHour();
  expect(await send("one", 40)).toBe(25);
});

test("a mail that the provider took and did not deliver counts", async () => {
  for (let network = 0; network < 20; network += 1) await send(`robot ${network}`, 1, "links");
  expect(await drain()).toHaveLength(QUOTA / 10);
  await stack.sql`update contact.outbox set provider_id = id::text where status = 'sent' and submission_id is not null`;
  await stack.sql`select contact.record_undelivered(provider_id, 'email.bounced') from contact.outbox where provider_id is not null`;
  expect(await drain()).toEqual([]);
});

test("messages of two networks are accepted one after the other", async () => {
  await stack.sql.begin(async (sql) => {
    await sql`select contact.accept(gen_random_uuid(), '{"n": 1}', null, 's', 'one', 1, 30, 120, 100, 'infinity')`;
    const other = stack.sql.begin(async (sql) => {
      await sql`set local lock_timeout = '200ms'`;
      await sql`select contact.accept(gen_random_uuid(), '{"n": 2}', null, 's', 'two', 1, 30, 120, 100, 'infinity')`;
    });
    // Waits for the first, which it would not have counted.
    await expect(other).rejects.toMatchObject({ code: "55P03" });
  });
});

test("suspicious messages get a tenth of the day's mails", async () => {
  for (let network = 0; network < 30; network += 1) await send(`robot ${network}`, 1, "links");
  expect(await drain()).toHaveLength(QUOTA / 10);
  expect(await send("clinic", 1)).toBe(1);
  expect(await drain()).toEqual(["clinic"]);
});
