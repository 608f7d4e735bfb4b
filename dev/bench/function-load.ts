import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { type Stack, startStack } from "../stack/stack.ts";
import { recordResults, table } from "./results.ts";

/** Seconds of load, and how many messages come in each: at their time, whether the ones before are answered or not. */
const SECONDS = 20;
const RATE = 50;

const TARGET = { acceptedPerSecond: 49, p99Ms: 300 };

const body = (): string =>
  JSON.stringify({
    formType: "contact",
    name: "Şükrü Çağlayan",
    email: "sukru@klinik.example",
    phone: "+90 352 000 00 01",
    subject: "İmplant üstü kron",
    message: "Merhaba, fiyat listenizi ve teslim sürelerinizi rica ederim. ".repeat(6),
    submissionId: randomUUID(),
    elapsedMs: 20_000,
    ekBilgi: "",
  });

/** An address out of 16 million. */
const address = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

interface Answer {
  status: number;
  /** Milliseconds. */
  took: number;
}

async function send(stack: Stack): Promise<Answer> {
  const begin = performance.now();
  const response = await fetch(stack.addresses.function, {
    method: "POST",
    headers: {
      apikey: stack.keys.publishable,
      "content-type": "application/json",
      "cf-connecting-ip": address(),
    },
    body: body(),
  });
  await response.body?.cancel();
  return { status: response.status, took: performance.now() - begin };
}

async function load(stack: Stack, seconds: number): Promise<Answer[]> {
  const begin = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let i = 0; i < seconds * RATE; i++) {
    const due = begin + (i * 1_000) / RATE;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    answers.push(send(stack));
  }
  return Promise.all(answers);
}

async function counts(databaseUrl: string): Promise<{ stored: number; sent: number; waiting: number }> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<{ stored: number; sent: number; waiting: number }[]>`
    select (select count(*)::int from contact.submissions) as stored,
           count(*) filter (where status = 'sent')::int as sent,
           count(*) filter (where status = 'pending')::int as waiting
    from contact.outbox where submission_id is not null`;
  await sql.end();
  return row ?? { stored: 0, sent: 0, waiting: 0 };
}

/** Accepted messages per second of one copy of the function, with real PostgreSQL, and mail going out beside it. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "load-"));
  const stack = await startStack({
    dataDir,
    quiet: true,
    site: null,
    schedulerSeconds: 2,
    // The limits are at work, and not met.
    functionEnv: { RATE_LIMIT_PER_HOUR: "1000000", RATE_LIMIT_TOTAL_PER_HOUR: "1000000" },
  });
  try {
    await load(stack, 3);
    const before = await counts(stack.database.url);
    const begin = performance.now();
    const answers = await load(stack, SECONDS);
    const seconds = (performance.now() - begin) / 1_000;
    const after = await counts(stack.database.url);
    const draining = Date.now();
    // A drain ends after some mails; in production the scheduler calls again the minute after.
    while ((await counts(stack.database.url)).waiting > 0) await stack.drain();
    const final = await counts(stack.database.url);

    const errors = answers.filter(({ status }) => status !== 202).length;
    const accepted = (answers.length - errors) / seconds;
    const times = answers.map(({ took }) => took).sort((a, b) => a - b);
    const [p50, p99, max] = [0.5, 0.99, 1].map((part) =>
      Math.ceil(times[Math.ceil(part * times.length) - 1] ?? 0),
    ) as [number, number, number];
    const lines = table(
      ["", "target", `measured (${RATE} a second, ${SECONDS} s)`],
      [
        ["accepted per second", `at least ${TARGET.acceptedPerSecond}`, accepted.toFixed(0)],
        ["p50 / p99 / slowest answer", `p99 under ${TARGET.p99Ms} ms`, `${p50} / ${p99} / ${max} ms`],
        ["answers other than 202", 0, errors],
        [
          "stored / mailed while the load lasted",
          "",
          `${after.stored - before.stored} / ${after.sent - before.sent}`,
        ],
        [
          "stored = mailed in the end, warm-up included",
          "equal",
          `${final.stored} = ${final.sent}, the last one ${((Date.now() - draining) / 1_000).toFixed(0)} s after the load`,
        ],
      ],
    );
    console.log(lines.join("\n"));
    if (process.argv.includes("--record")) await recordResults("function-load", lines);
    const met =
      accepted >= TARGET.acceptedPerSecond &&
      p99 < TARGET.p99Ms &&
      errors === 0 &&
      final.stored === final.sent;
    console.log(met ? "target met" : "TARGET MISSED");
    if (!met) process.exitCode = 1;
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
