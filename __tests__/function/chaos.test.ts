import { contact, eventually, letPass, post, sharedStack } from "./support.ts";

/** `npm run bench` sends twenty times as many messages through more faults. */
const isFull = process.env.CHAOS === "full";
const MESSAGES = isFull ? 2_000 : 100;
const BATCH = 20;
/** Batches in which the worker is killed, the database restarts, or the mail server is down. */
const KILLS = isFull ? [4, 14, 24, 34, 44, 54, 64, 74, 84, 94] : [1, 4];
const RESTARTS = isFull ? [20, 60, 80] : [2];
const OUTAGE = isFull ? 50 : 3;
const LIMIT_MS = isFull ? 900_000 : 120_000;

const stack = sharedStack();

/** Sends a message until it is accepted, like a visitor who retries. */
async function insist(payload: ReturnType<typeof contact>): Promise<void> {
  await eventually(async () => {
    const answer = await post(stack, payload).catch(() => null);
    return answer?.status === 202;
  });
}

/** Kills the worker during its work, and expires its leases. */
async function killWorker(): Promise<number> {
  const [before] = await stack.sql`select now() as at`;
  stack.function.kill();
  const lost = await eventually(async () => {
    await stack.sql`select pg_sleep(0.05)`;
    const isGone = await fetch(`${stack.addresses.function}/health`).then(
      () => false,
      () => true,
    );
    if (!isGone) return false;
    return await stack.sql`
      update contact.outbox set leased_until = now(), next_attempt_at = now()
      where status = 'pending' and leased_until > now() and next_attempt_at > ${before?.at}
      returning id`;
  });
  return lost.length;
}

async function loseMailServer(): Promise<void> {
  stack.mailbox.setAway(true);
  for (let hours = 0; hours < 72; hours += 6) {
    await letPass(stack, "6 hours");
    await stack.drain().catch(() => undefined);
  }
  stack.mailbox.setAway(false);
}

test(
  `${MESSAGES} messages through every fault are accepted, stored and mailed`,
  async () => {
    let dropped = 0;
    let tried = 0;
    stack.mailbox.refuseWhen(() => {
      tried += 1;
      if (tried % 3 === 0) return 451;
      if (tried % 40 !== 1) return false;
      dropped += 1;
      return "drop";
    });
    const payloads = Array.from({ length: MESSAGES }, (_, number) => contact({ message: `Mesaj ${number}` }));
    let lost = 0;
    for (let batch = 0; batch < MESSAGES / BATCH; batch++) {
      const sending = Promise.all(payloads.slice(batch * BATCH, (batch + 1) * BATCH).map(insist));
      if (KILLS.includes(batch)) lost += await killWorker();
      if (RESTARTS.includes(batch)) await stack.database.restart("immediate");
      await sending;
      if (batch === OUTAGE) await loseMailServer();
    }
    await eventually(async () => {
      await stack.sql`update contact.outbox set next_attempt_at = now() where status = 'pending' and lease is null`;
      await stack.drain().catch(() => undefined);
      const [row] =
        await stack.sql`select count(*)::int as waiting from contact.outbox where status <> 'sent'`;
      return row?.waiting === 0;
    }, LIMIT_MS / 2);

    const accepted = new Set(payloads.map(({ submissionId = "" }) => submissionId));
    const stored = new Set((await stack.sql`select id from contact.submissions`).map(({ id }) => id));
    const mails = (await stack.mailbox.messages()).map(
      ({ messageId }) => messageId.slice(1).split("@")[0] ?? "",
    );
    expect(stored).toEqual(accepted);
    expect(new Set(mails)).toEqual(accepted);
    // Duplicates only for mails whose acknowledgement was lost, with the connection or with a worker.
    expect(mails.length - accepted.size).toBeLessThanOrEqual(dropped + lost);
    expect(mails.length - accepted.size).toBeGreaterThanOrEqual(dropped);
  },
  LIMIT_MS,
);
