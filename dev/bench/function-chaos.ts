import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { type FunctionProcess, startFunction } from "../stack/function-process.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { breakThings, CLOCK, type Faults, messageOf, OUTAGE_MS, startClock } from "./chaos-faults.ts";
import { MESSAGES, type Sending, sendAll } from "./chaos-senders.ts";
import { recordResults, table } from "./results.ts";

/** What the faults must come to. */
const TARGET = { kills: 10, restarts: 3, outages: 1 };

/** Calls the drain of every worker, as the scheduler does, only more often. Returns how to end that. */
function keepDraining(stack: Stack, workers: FunctionProcess[]): () => void {
  const headers = { apikey: stack.keys.drain };
  const timer = setInterval(() => {
    for (const { url } of workers) fetch(`${url}/drain`, { method: "POST", headers }).catch(() => undefined);
  }, 300);
  return () => clearInterval(timer);
}

async function untilMailed(sql: Sql): Promise<void> {
  for (const limit = Date.now() + 300_000; Date.now() < limit; ) {
    const [row] = await sql`select count(*)::int as waiting from contact.outbox where status = 'pending'`;
    if (row?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Which ids are in the first set and not in the second. */
const missing = (from: Set<string>, than: Set<string>): string[] => [...from].filter((id) => !than.has(id));

/** What came of it all: the table, and whether it is what it must be. */
async function judge(stack: Stack, sql: Sql, sending: Sending, faults: Faults, seconds: number) {
  const { counts, killed } = faults;
  const rows = await sql<{ id: string }[]>`select id from contact.submissions`;
  const givenUp = (await sql`select 1 from contact.outbox where status = 'given_up'`).length;
  const stored = new Set(rows.map(({ id }) => id));
  // The daily summary brings no message.
  const mails = (await stack.mailbox.messages())
    .map(({ messageId }) => messageOf(messageId))
    .filter((id) => stored.has(id));
  const mailed = new Set(mails);
  const lost = missing(sending.accepted, mailed).length;
  const copies = mails.length - mailed.size;
  const lostByKills = [...killed].filter((id) => mailed.has(id)).length;
  const troubles = [...sending.troubles].map(([what, count]) => `${what}: ${count}`).join(", ");
  const lines = table(
    ["", "target", `measured (${MESSAGES} messages, all in the mailbox after ${seconds.toFixed(0)} s)`],
    [
      [
        "accepted = stored = mailed",
        `${MESSAGES} each`,
        `${sending.accepted.size} = ${stored.size} = ${mailed.size}`,
      ],
      ["lost, given up", "0, 0", `${lost}, ${givenUp}`],
      [
        "workers killed, database restarts",
        `${TARGET.kills}, ${TARGET.restarts}`,
        `${counts.kills}, ${counts.restarts}`,
      ],
      [
        "mail server away",
        "three days",
        `${(OUTAGE_MS / 1_000).toFixed(0)} s, at a clock ${CLOCK} times faster`,
      ],
      [
        "deliveries tried / refused",
        "half",
        `${counts.tried} / ${counts.refused} (${((100 * counts.refused) / counts.tried).toFixed(0)} %)`,
      ],
      ["acknowledgements dropped by the server", "", counts.dropped],
      ["acknowledgements that died with a worker, at most", "", lostByKills],
      ["mails received twice", `at most ${counts.dropped + lostByKills}`, copies],
      ["calls sent again by the senders", "", troubles || "none"],
      ["of these stored already", "", sending.lostAnswers],
    ],
  );
  const isMet =
    counts.kills === TARGET.kills &&
    counts.restarts === TARGET.restarts &&
    counts.outages === TARGET.outages &&
    sending.accepted.size === MESSAGES &&
    stored.size === MESSAGES &&
    missing(sending.accepted, stored).length === 0 &&
    mailed.size === MESSAGES &&
    lost === 0 &&
    givenUp === 0 &&
    copies <= counts.dropped + lostByKills;
  return { lines, isMet };
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "chaos-"));
  const stack = await startStack({
    dataDir,
    quiet: true,
    site: null,
    schedulerSeconds: 1,
    // The limits are at work, and not met.
    functionEnv: { RATE_LIMIT_PER_HOUR: "1000000", RATE_LIMIT_TOTAL_PER_HOUR: "1000000" },
  });
  const sql = postgres(stack.database.url, { max: 2, onnotice: () => undefined });
  const workers = [stack.function];
  let stopDraining = (): void => undefined;
  let stopClock = (): void => undefined;
  const started = Date.now();
  try {
    workers.push(await startFunction({ ...stack.function.options, port: 0 }));
    stopDraining = keepDraining(stack, workers);
    const faults = breakThings(stack, workers, sql);
    stopClock = startClock(sql, faults);
    const sending = await sendAll(stack, workers);
    await faults.over;
    await untilMailed(sql);
    const { lines, isMet } = await judge(stack, sql, sending, faults, (Date.now() - started) / 1_000);
    console.log(lines.join("\n"));
    if (process.argv.includes("--record")) await recordResults("function-chaos", lines);
    console.log(isMet ? "target met" : "TARGET MISSED");
    if (!isMet) process.exitCode = 1;
  } finally {
    stopDraining();
    stopClock();
    await sql.end({ timeout: 1 }).catch(() => undefined);
    for (const copy of workers.slice(1)) await copy.stop();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
