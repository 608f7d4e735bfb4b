import { answerHealth } from "../../supabase/functions/send-contact-email/health.ts";
import type { HealthProblem } from "../../supabase/functions/send-contact-email/store.ts";

describe("the answer to a monitor", () => {
  async function answerTo(problems: HealthProblem[] | Error, method = "GET") {
    const log: string[] = [];
    const store = {
      problems: async () => {
        if (problems instanceof Error) throw problems;
        return problems;
      },
    };
    const answer = await answerHealth(method, { store, log: (event) => log.push(event) }, {});
    return { status: answer.status, text: await answer.text(), log };
  }

  test("is 200 while nothing is wrong, else 503 with the reason", async () => {
    expect(await answerTo([])).toEqual({ status: 200, text: '{"status":"ok","problems":[]}', log: [] });
    expect(await answerTo(["late"])).toEqual({
      status: 503,
      text: '{"status":"trouble","problems":["late"]}',
      log: [],
    });
    expect(await answerTo(["late"], "HEAD")).toEqual({ status: 503, text: "", log: [] });
  });

  test("says when the database is away, and so does the log", async () => {
    const text = '{"status":"trouble","problems":["database_unreachable"]}';
    expect(await answerTo(new Error("gone"))).toEqual({ status: 503, text, log: ["health_failed"] });
  });

  test("asks the database seldom, however many ask", async () => {
    let asked = 0;
    const store = {
      problems: async (): Promise<HealthProblem[]> => {
        asked += 1;
        return [];
      },
    };
    const ask = (now: number) => answerHealth("GET", { store, log: () => undefined }, {}, now);
    await Promise.all(Array.from({ length: 100 }, () => ask(0)));
    await ask(14_000);
    expect(asked).toBe(1);
    await ask(16_000);
    expect(asked).toBe(2);
  });
});
