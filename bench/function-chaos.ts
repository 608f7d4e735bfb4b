import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { type Stack, startStack } from "../dev/stack/stack.ts";
import { recordResults, table } from "./results.ts";

const MESSAGES = 1_200;
const SENDERS = 8;
/** Milliseconds a sender rests between messages, so that every fault falls into the middle of the work. */
const PAUSE_MS = 150;

/** Seconds after the start at which something breaks. */
const FAULTS: [second: number, fault: (stack: Stack) => unknown][] = [
  [2, (stack) => stack.function.kill()],
  [5, (stack) => stack.function.kill()],
  [8, (stack) => stack.database.restart("immediate")],
  [12, (stack) => stack.function.kill()],
  [15, (stack) => stack.database.restart("fast")],
  [18, (stack) => stack.function.kill()],
  [21, (stack) => stack.function.kill()],
];

interface Sending {
  accepted: Set<string>;
  /** Answers other than 202, and calls without an answer, all of them sent again. */
  troubles: Map<string, number>;
  /** Answers `duplicate`: the message had been stored, its answer lost. */
  lostAnswers: number;
}

/** Sends one message until it is accepted, under one id, as the site's forms do when the visitor tries again. */
async function insist(stack: Stack, number: number, sending: Sending): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    formType: "contact",
    name: `Hasta ${number}`,
    email: "a@klinik.example",
    message: `Mesaj ${number}`,
    submissionId: id,
    elapsedMs: 20_000,
  });
  const headers = {
    apikey: stack.keys.publishable,
    "x-forwarded-for": `10.0.${number >> 8}.${number & 255}`,
  };
  for (;;) {
    let trouble: string;
    try {
      const signal = AbortSignal.timeout(15_000);
      const answer = await fetch(stack.addresses.function, { method: "POST", headers, body, signal });
      const { status } = (await answer.json()) as { status?: string };
      if (answer.status === 202) {
        if (status === "duplicate") sending.lostAnswers += 1;
        sending.accepted.add(id);
        return;
      }
      trouble = `status ${answer.status}`;
    } catch {
      trouble = "no answer";
    }
    sending.troubles.set(trouble, (sending.troubles.get(trouble) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function sendAll(stack: Stack): Promise<Sending> {
  const sending: Sending = { accepted: new Set(), troubles: new Map(), lostAnswers: 0 };
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < MESSAGES) {
      next += 1;
      await insist(stack, next, sending);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return sending;
}

async function untilMailed(stack: Stack, sql: Sql): Promise<void> {
  for (const limit = Date.now() + 180_000; Date.now() < limit; ) {
    const [row] = await sql`select count(*)::int as waiting from contact.outbox where status = 'pending'`;
    if (row?.waiting === 0) return;
    await stack.drain().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Which ids are in the first set and not in the second. */
const missing = (from: Set<string>, than: Set<string>): string[] => [...from].filter((id) => !than.has(id));

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "chaos-"));
  const stack = await startStack({
    dataDir,
    ports: "random",
    quiet: true,
    site: null,
    schedulerSeconds: 1,
    // The rules are the real ones; only their clock runs faster, so that the run takes a minute instead of a day.
    functionEnv: { MAIL_RETRY_BASE_SECONDS: "0.05", MAIL_LEASE_SECONDS: "4" },
  });
  const sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  let tries = 0;
  let refused = 0;
  stack.mailbox.refuseWhen(() => {
    tries += 1;
    if (Math.random() < 0.5) return false;
    refused += 1;
    return true;
  });
  const faults: Promise<unknown>[] = [];
  const timers = FAULTS.map(([second, fault]) =>
    setTimeout(() => faults.push(Promise.resolve(fault(stack))), second * 1_000),
  );
  const started = Date.now();
  try {
    const sending = await sendAll(stack);
    const sent = Date.now();
    await Promise.all(faults);
    await untilMailed(stack, sql);
    const rows = await sql<{ id: string }[]>`select id from contact.submissions`;
    const dead = await sql`select 1 from contact.dead_letters`;
    const stored = new Set(rows.map(({ id }) => id));
    const mails = (await stack.mailbox.messages()).map(
      ({ messageId }) => messageId.slice(1).split("@")[0] ?? "",
    );
    const mailed = new Set(mails);

    const lost = missing(sending.accepted, mailed).length;
    const troubles = [...sending.troubles].map(([what, count]) => `${what}: ${count}`).join(", ");
    const lines = table(
      ["", `measured (${MESSAGES} messages in ${((sent - started) / 1_000).toFixed(0)} s)`],
      [
        ["accepted = stored = mailed", `${sending.accepted.size} = ${stored.size} = ${mailed.size}`],
        ["lost, dead", `${lost}, ${dead.length}`],
        ["faults before the last message", `${faults.length} of ${FAULTS.length}`],
        [
          "mail deliveries tried / refused",
          `${tries} / ${refused} (${((100 * refused) / tries).toFixed(0)} %)`,
        ],
        ["calls sent again by the senders", troubles || "none"],
        ["of these stored already", sending.lostAnswers],
        ["mails received twice", mails.length - mailed.size],
      ],
    );
    console.log(lines.join("\n"));
    if (process.argv.includes("--record")) await recordResults("function-chaos", lines);
    const met =
      faults.length === FAULTS.length &&
      sending.accepted.size === MESSAGES &&
      lost === 0 &&
      missing(sending.accepted, stored).length === 0 &&
      stored.size === MESSAGES &&
      mailed.size === MESSAGES;
    console.log(met ? "target met" : "TARGET MISSED");
    if (!met) process.exitCode = 1;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await sql.end({ timeout: 1 }).catch(() => undefined);
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
