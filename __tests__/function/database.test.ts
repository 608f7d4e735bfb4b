import { ANSWER_LIMIT_MS, openDatabase } from "../../supabase/functions/send-contact-email/database.ts";

test("all attempts of a statement share one time limit", async () => {
  jest.useFakeTimers();
  const { run, close } = openDatabase({ url: "postgres://localhost", ssl: false }, 1);
  const closed = Object.assign(new Error("closed"), { code: "CONNECTION_CLOSED" });
  const attempt = jest.fn(
    () => new Promise<never>((_, reject) => setTimeout(() => reject(closed), ANSWER_LIMIT_MS * 0.4)),
  );
  const failed = jest.fn();
  const running = run(attempt).catch(failed);
  await jest.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(attempt).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
  await running;
  await close();
});
