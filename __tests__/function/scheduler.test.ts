import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import { migrationsFolder } from "../../dev/stack/settings.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { contact, post, testStack } from "./support.ts";

/**
 * What the three extensions of the hosted database are to ours: tables that note what they were asked. The first search
 * path hides the server's own list of extensions behind one that has them.
 */
const STUBS = `
  create schema cron;
  create table cron.job (jobid bigint generated always as identity, jobname text primary key, schedule text, command text);
  create table cron.job_run_details (runid bigint generated always as identity, start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
  $$;
  create schema net;
  create table net.requests (id bigint generated always as identity, url text, body jsonb, headers jsonb, timeout integer);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.requests (url, body, headers, timeout) values (url, body, headers, timeout_milliseconds) returning id
  $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema stubs;
  create view stubs.pg_available_extensions as
    select unnest(array['pg_cron', 'pg_net', 'supabase_vault']) as name;
  set allow_system_table_mods = on;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  select 90000 + n, name, 10, 'cron'::regnamespace, false, '1'
  from unnest(array['pg_cron', 'pg_net']) with ordinality e (name, n);
  reset allow_system_table_mods;
`;

describe("the scheduler of the hosted database", () => {
  let stack: Stack;
  let sql: Sql;
  let schedule: string;

  before(async () => {
    stack = await testStack();
    sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
    const migration = await readFile(
      path.join(migrationsFolder, "20260101000300_contact_schedule.sql"),
      "utf8",
    );
    schedule = migration.slice(migration.lastIndexOf("do $$"));
    await sql.unsafe(STUBS);
  });
  after(async () => {
    await sql.end({ timeout: 1 });
    await stack.stop();
  });

  const setUp = () =>
    sql.unsafe(`set search_path = stubs, pg_catalog, public; ${schedule}; reset search_path`);

  /** Does what pg_cron does at a job's time. */
  async function runJob(name: string): Promise<void> {
    const [job] = await sql`select command from cron.job where jobname = ${name}`;
    await sql.unsafe(job?.command ?? "");
  }

  test("gets two jobs from the migration, the same two when it is run again", async () => {
    await setUp();
    await setUp();
    const jobs = await sql`select jobname, schedule from cron.job order by jobname`;
    assert.deepEqual(
      jobs.map((job) => ({ ...job })),
      [
        { jobname: "contact-daily", schedule: "0 5 * * *" },
        { jobname: "contact-drain", schedule: "* * * * *" },
      ],
    );
  });

  test("calls nobody while Vault does not know whom", async () => {
    await setUp();
    await runJob("contact-drain");
    await sql`insert into vault.decrypted_secrets values ('contact_drain_url', ${`${stack.addresses.function}/drain`})`;
    await runJob("contact-drain");
    assert.equal((await sql`select from net.requests`).length, 0);
  });

  test("calls the drain with its key; the call it makes sends what is due", async () => {
    await setUp();
    await sql`delete from vault.decrypted_secrets`;
    await sql`insert into vault.decrypted_secrets values
      ('contact_drain_url', ${`${stack.addresses.function}/drain`}), ('contact_drain_key', ${stack.keys.drain})`;
    await runJob("contact-drain");
    const [request] = await sql`select url, body, headers from net.requests`;
    const payload = contact();
    await sql`select contact.accept_message(${payload.submissionId ?? ""}, 'contact', ${sql.json({ ...payload })},
      repeat('a', 64), null, 'id', '[]')`;
    const answer = await fetch(request?.url, {
      method: "POST",
      headers: request?.headers,
      body: JSON.stringify(request?.body),
    });
    assert.equal(answer.status, 200);
    assert.equal(((await answer.json()) as { sent: number }).sent, 1);
  });

  test("makes the daily round: yesterday's mail is queued, and its own old notes go", async () => {
    await setUp();
    await post(stack, contact());
    await sql`insert into cron.job_run_details (start_time, end_time) values
      (now() - interval '8 days', now() - interval '8 days'), (now() - interval '8 days', null),
      (now() - interval '6 days', now() - interval '6 days'), (now(), null)`;
    await runJob("contact-daily");
    assert.equal((await sql`select from cron.job_run_details`).length, 2);
    const summaries = await sql`select summary_day from contact.outbox where kind = 'summary'`;
    assert.equal(summaries.length, 1);
  });

  test("makes the round also where it may not touch those notes", async () => {
    await sql`delete from contact.outbox where kind = 'summary'`;
    await sql.unsafe(`
      create function cron.refuse() returns trigger language plpgsql as
        $$ begin raise insufficient_privilege; end $$;
      create trigger refuse before delete on cron.job_run_details execute function cron.refuse();
    `);
    await runJob("contact-daily");
    assert.equal((await sql`select from contact.outbox where kind = 'summary'`).length, 1);
  });
});
