import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { type Stack, startStack } from "../stack/stack.ts";
import { recordResults, table } from "./results.ts";

/** Floods that last for ten minutes, each robot writing every five seconds; half of them fill the honeypot, half look honest. */
const FLOODS = [
  {
    name: "40 robots, each in a network of its own",
    robots: 40,
    address: (robot: number) => `10.${robot}.0.1`,
  },
  { name: "120 robots in one IPv6 /48", robots: 120, address: (robot: number) => `2001:db8:7:${robot}::1` },
] as const;
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

/** Who gets through one flood. Between two steps the clock of the store is moved, so it takes less than ten minutes. */
async function flood(stack: Stack, sql: Sql, { robots, address }: (typeof FLOODS)[number]) {
  await sql`delete from contact.submissions`;
  const counts = { tried: 0, accepted: 0, newcomers: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    const statuses = await Promise.all(
      Array.from({ length: robots }, (_, robot) =>
        send(stack, address(robot), robot % 2 === 0 ? "https://spam.example" : ""),
      ),
    );
    counts.tried += robots;
    counts.accepted += statuses.filter((status) => status === 202).length;
    if (step % (STEPS / NEWCOMERS) === STEPS / NEWCOMERS - 1)
      counts.newcomers += (await send(stack, `172.16.${step}.1`, "")) === 202 ? 1 : 0;
    await sql`update contact.submissions
      set received_at = received_at - make_interval(secs => ${STEP_SECONDS})`;
  }
  return counts;
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "flood-"));
  const stack = await startStack({ dataDir, quiet: true, site: null, schedulerSeconds: 1 });
  const sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  const rows: (string | number)[][] = [];
  let isMet = true;
  try {
    for (const each of FLOODS) {
      const { tried, accepted, newcomers } = await flood(stack, sql, each);
      rows.push([each.name, `${tried} / ${accepted}`, `${newcomers} of ${NEWCOMERS}`]);
      isMet &&= newcomers === NEWCOMERS;
    }
    const lines = table(
      ["ten minutes of", "messages tried / accepted", "new senders accepted at once"],
      rows,
    );
    console.log(lines.join("\n"));
    if (process.argv.includes("--record")) await recordResults("function-flood", lines);
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
