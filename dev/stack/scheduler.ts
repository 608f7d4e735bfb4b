import postgres from "postgres";

/**
 * The scheduler of this machine: what pg_cron does in production. Every `seconds` it calls the drain endpoint, and
 * makes the daily round, which itself sees to it that a day is summarised once.
 *
 * @param seconds 0 for no timer
 * @returns how to end it, which waits for a round under way
 */
export function startScheduler(
  seconds: number,
  drain: () => Promise<unknown>,
  databaseUrl: string,
  log: (line: string) => void,
): () => Promise<void> {
  if (seconds === 0) return () => Promise.resolve();
  const sql = postgres(databaseUrl, { max: 1, idle_timeout: 5, onnotice: () => undefined });
  let lastRound: Promise<void> = Promise.resolve();

  const runRound = async (): Promise<void> => {
    try {
      await sql`select contact.daily_round()`;
      await drain();
    } catch (error) {
      log(`[scheduler] ${error instanceof Error ? error.message : "failed"}; trying again in ${seconds} s`);
    }
  };
  const timer = setInterval(() => {
    lastRound = lastRound.then(runRound);
  }, seconds * 1_000);

  return async () => {
    clearInterval(timer);
    await Promise.race([lastRound, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    await sql.end({ timeout: 1 });
  };
}
