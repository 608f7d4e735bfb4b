import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withTimeout } from "../../supabase/functions/send-contact-email/with-timeout.ts";

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

describe("work with a time limit", () => {
  test("gives its result, and leaves no timer behind", async () => {
    const before = timers();
    assert.equal(await withTimeout(Promise.resolve("done"), 60_000, new Error("too long")), "done");
    assert.equal(timers(), before);
  });

  test("fails with its own reason, and leaves no timer behind", async () => {
    const before = timers();
    await assert.rejects(withTimeout(Promise.reject(new Error("its own")), 60_000, new Error("too long")), {
      message: "its own",
    });
    assert.equal(timers(), before);
  });

  test("that takes too long fails with the given reason", async () => {
    const reason = { code: "ETIMEDOUT" };
    const never = new Promise(() => undefined);
    await assert.rejects(withTimeout(never, 1, reason), (error) => error === reason);
  });
});
