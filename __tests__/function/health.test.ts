import { answerHealth } from "../../supabase/functions/send-contact-email/health.ts";
import type { HealthProblem } from "../../supabase/functions/send-contact-email/store.ts";

describe("the answer to a monitor", () => {
  test("is 503 with the reasons of a problem", async () => {
    const store = { problems: async (): Promise<HealthProblem[]> => ["late"] };
    const ask = (method: string) => answerHealth(method, { store, log: () => undefined }, {});
    const [answer, head] = [await ask("GET"), await ask("HEAD")];
    expect([answer.status, await answer.text()]).toEqual([503, '{"status":"trouble","problems":["late"]}']);
    expect([head.status, await head.text()]).toEqual([503, ""]);
  });

  test("reports and logs a missing database", async () => {
    const log = jest.fn();
    const store = { problems: () => Promise.reject(new Error("gone")) };
    const answer = await answerHealth("GET", { store, log }, {});
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "trouble", problems: ["database_unreachable"] });
    expect(log).toHaveBeenCalledWith("health_failed", { reason: "gone" });
  });

  test("queries the database rarely", async () => {
    const problems = jest.fn(async (): Promise<HealthProblem[]> => []);
    const store = { problems };
    const ask = (now: number) => answerHealth("GET", { store, log: () => undefined }, {}, now);
    await Promise.all(Array.from({ length: 100 }, () => ask(0)));
    await ask(900);
    expect(problems).toHaveBeenCalledTimes(1);
    await ask(1_100);
    expect(problems).toHaveBeenCalledTimes(2);
  });
});
