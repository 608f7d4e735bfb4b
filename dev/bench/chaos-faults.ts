import type { Sql } from "postgres";
import type { FunctionProcess } from "../stack/function-process.ts";
import type { Verdict } from "../stack/mailbox.ts";
import type { Stack } from "../stack/stack.ts";

/**
 * The simulated clock: so many times faster do pauses pass. Leases, timeouts, the database and sending are real, so they
 * are not faster; mails grow older (they are given up after five days) only while the mail server is away.
 */
export const CLOCK = 3_000;
const TICK_MS = 200;

/** Makes the simulated time pass. Returns how to end that. */
export function startClock(sql: Sql, { counts }: Faults): () => void {
  const seconds = (TICK_MS / 1_000) * CLOCK;
  const timer = setInterval(() => {
    // While the database restarts, no time passes.
    sql`
      update contact.outbox
      set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}),
          queued_at = queued_at - make_interval(secs => ${counts.isAway ? seconds : 0})
      where status = 'pending' and (leased_until is null or leased_until <= clock_timestamp())
    `.catch(() => undefined);
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Milliseconds the mail server is away: three days by the simulated clock. */
export const OUTAGE_MS = (3 * 24 * 3_600 * 1_000) / CLOCK;

const OUTAGE_SECOND = 25;
const BACK_SECOND = OUTAGE_SECOND + OUTAGE_MS / 1_000;

/** Seconds after the start. Some kills fall into the outage, some into the rush after it. */
const KILLS = [2, 4, 6, 9, 12, 17, 21, 50, BACK_SECOND + 1, BACK_SECOND + 3];
const RESTARTS: [second: number, mode: "immediate" | "fast"][] = [
  [8, "immediate"],
  [15, "fast"],
  [BACK_SECOND + 2, "immediate"],
];

/** How many mails are taken without a word, out of those that go out for the first time: each so-many-eth. */
const DROP_EACH = 40;

export interface Faults {
  /** What was done so far. */
  counts: {
    kills: number;
    restarts: number;
    outages: number;
    isAway: boolean;
    refused: number;
    tried: number;
    dropped: number;
  };
  /** Messages whose mail was taken by the server while the worker was killed before it had recorded that. */
  killed: Set<string>;
  /** Resolves when the last fault is over. */
  over: Promise<void>;
}

/** The message a mail brings, by its Message-ID. */
export const messageOf = (messageId: string): string => messageId.slice(1).split("@")[0] ?? "";

/** Messages that a killed worker holds for good: a second later they have the same lease still. */
async function heldAfterKill(sql: Sql): Promise<string[]> {
  const held = () =>
    sql<{ id: string; lease: string }[]>`
      select submission_id as id, lease::text from contact.outbox
      where status = 'pending' and lease is not null and submission_id is not null`;
  try {
    const before = await held();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const leases = new Set((await held()).map(({ lease }) => lease));
    return before.filter(({ lease }) => leases.has(lease)).map(({ id }) => id);
  } catch {
    // The database was restarting just then.
    return [];
  }
}

/** Half of all deliveries are refused, some for good; of the others some lose their acknowledgement. */
function refuse(counts: Faults["counts"]): () => Verdict {
  let taken = 0;
  return () => {
    counts.tried += 1;
    if (Math.random() < 0.5) {
      counts.refused += 1;
      return Math.random() < 0.2 ? 554 : 451;
    }
    taken += 1;
    if (taken % DROP_EACH !== 0) return false;
    counts.dropped += 1;
    return "drop";
  };
}

/** Breaks everything that may break, by the clock, from now on. */
export function breakThings(stack: Stack, workers: FunctionProcess[], sql: Sql): Faults {
  const counts = { kills: 0, restarts: 0, outages: 0, isAway: false, refused: 0, tried: 0, dropped: 0 };
  const killed = new Set<string>();
  stack.mailbox.refuseWhen(refuse(counts));

  const at = async (second: number, fault: () => unknown): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, second * 1_000));
    await fault();
  };
  const kills = KILLS.map((second, index) =>
    at(second, async () => {
      workers[index % workers.length]?.kill();
      counts.kills += 1;
      for (const id of await heldAfterKill(sql)) killed.add(id);
    }),
  );
  const restarts = RESTARTS.map(([second, mode]) =>
    at(second, async () => {
      await stack.database.restart(mode);
      counts.restarts += 1;
    }),
  );
  const outage = at(OUTAGE_SECOND, async () => {
    stack.mailbox.setAway(true);
    counts.isAway = true;
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
    stack.mailbox.setAway(false);
    counts.isAway = false;
    counts.outages += 1;
  });
  return { counts, killed, over: Promise.all([...kills, ...restarts, outage]).then(() => undefined) };
}
