import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { type Stack, startStack } from "../stack/stack.ts";
import { recordResults, table } from "./results.ts";

/** Robots that write for ten minutes, each every five seconds; half of them fill the honeypot, half look honest. */
const ROBOTS = 40;
const STEP_SECONDS = 5;
const STEPS = (10 * 60) / STEP_SECONDS;

/** Dentists who write for the first time meanwhile. */
const NEWCOMERS = 20;

async function send(stack: Stack, address: string, ekBilgi: string): Promise<number> {
  const answer = await fetch(stack.addresses.function, {
    method: "POST",
    headers: {
      apikey: stack.keys.publishable,
      "content-type": "application/json",
      "cf-connecting-ip": address,
    },
    body: JSON.stringify({
      formType: "contact",
      name: "Şükrü Çağlayan",
      email: "sukru@klinik.example",
      message: `Merhaba, fiyat listenizi rica ederim. ${randomUUID()}`,
      submissionId: randomUUID(),
      elapsedMs: 20_000,
      ekBilgi,
    }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Who gets through a flood of robots. Between two steps the clock of the store is moved, so it takes less than ten minutes. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "flood-"));
  const stack = await startStack({ dataDir, quiet: true, site: null, schedulerSeconds: 1 });
  const sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  const robots = { tried: 0, accepted: 0 };
  const newcomers = { tried: 0, accepted: 0 };
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const statuses = await Promise.all(
        Array.from({ length: ROBOTS }, (_, robot) =>
          send(stack, `10.0.0.${robot}`, robot % 2 === 0 ? "https://spam.example" : ""),
        ),
      );
      robots.tried += ROBOTS;
      robots.accepted += statuses.filter((status) => status === 202).length;
      if (step % (STEPS / NEWCOMERS) === STEPS / NEWCOMERS - 1) {
        newcomers.tried += 1;
        if ((await send(stack, `192.0.2.${step}`, "")) === 202) newcomers.accepted += 1;
      }
      await sql`update contact.submissions
        set received_at = received_at - make_interval(secs => ${STEP_SECONDS})`;
    }
    const lines = table(
      ["", "target", `measured (${ROBOTS} robots, ten minutes)`],
      [
        ["messages of robots tried / accepted", "", `${robots.tried} / ${robots.accepted}`],
        [
          "new senders accepted at once",
          `${NEWCOMERS} of ${NEWCOMERS}`,
          `${newcomers.accepted} of ${newcomers.tried}`,
        ],
      ],
    );
    console.log(lines.join("\n"));
    if (process.argv.includes("--record")) await recordResults("function-flood", lines);
    const isMet = newcomers.accepted === NEWCOMERS && newcomers.tried === NEWCOMERS;
    console.log(isMet ? "target met" : "TARGET MISSED");
    if (!isMet) process.exitCode = 1;
  } finally {
    await sql.end({ timeout: 1 });
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
