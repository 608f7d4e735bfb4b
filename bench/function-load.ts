import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import postgres from "postgres";
import { type Stack, startStack } from "../dev/stack/stack.ts";
import { recordResults, table } from "./results.ts";

/** Seconds of load, and callers waiting for an answer at any time. */
const SECONDS = 20;
const CONNECTIONS = 16;

const TARGET = { acceptedPerSecond: 1_000, p99Ms: 50 };

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

/** An address out of 16 million, so that the rate limit is at work and nobody meets it. */
const address = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

function cannon(stack: Stack, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url: stack.addresses.function,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => ({
          ...request,
          headers: {
            apikey: stack.keys.publishable,
            "content-type": "application/json",
            "x-forwarded-for": address(),
          },
          body: body(),
        }),
      },
    ],
  });
}

async function counts(databaseUrl: string): Promise<{ stored: number; sent: number; waiting: number }> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<{ stored: number; sent: number; waiting: number }[]>`
    select (select count(*)::int from contact.submissions) as stored,
           count(*) filter (where status = 'sent')::int as sent,
           count(*) filter (where status = 'pending')::int as waiting
    from contact.outbox where kind <> 'summary'`;
  await sql.end();
  return row ?? { stored: 0, sent: 0, waiting: 0 };
}

/** Accepted messages per second of one copy of the function, with real PostgreSQL, and mail going out beside it. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "load-"));
  const stack = await startStack({
    dataDir,
    ports: "random",
    quiet: true,
    site: null,
    schedulerSeconds: 2,
    // The limit for everybody together is at work, and not met.
    functionEnv: { RATE_LIMIT_TOTAL_BURST: "1000000000" },
  });
  try {
    await cannon(stack, 3);
    const before = await counts(stack.database.url);
    const result = await cannon(stack, SECONDS);
    const after = await counts(stack.database.url);
    const draining = Date.now();
    // A drain ends after some mails; in production the scheduler calls again the minute after.
    while ((await counts(stack.database.url)).waiting > 0) await stack.drain();
    const final = await counts(stack.database.url);

    const errors = result.errors + result.timeouts + result.non2xx;
    const accepted = result["2xx"] / result.duration;
    const { p50, p99, max } = result.latency;
    const lines = table(
      ["", "target", `measured (${CONNECTIONS} connections, ${result.duration.toFixed(0)} s)`],
      [
        ["accepted per second", `at least ${TARGET.acceptedPerSecond}`, accepted.toFixed(0)],
        ["p50 / p99 / slowest answer", `p99 under ${TARGET.p99Ms} ms`, `${p50} / ${p99} / ${max} ms`],
        ["errors, timeouts, answers other than 202", 0, errors],
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
