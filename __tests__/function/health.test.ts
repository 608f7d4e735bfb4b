import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import type { HealthProblem } from "../../supabase/functions/send-contact-email/store.ts";
import { handlerDeps } from "./support.ts";

const ask = (problems: () => Promise<HealthProblem[]>, method = "GET", log = jest.fn()) => {
  const deps = handlerDeps({ log });
  const request = new Request("http://host/send-contact-email/health", { method });
  return handler(request, { ...deps, store: { ...deps.store, problems } });
};

describe("the answer to a monitor", () => {
  test("is 503 with the reasons of a problem", async () => {
    const late = async (): Promise<HealthProblem[]> => ["late"];
    const [answer, head] = [await ask(late), await ask(late, "HEAD")];
    expect([answer.status, await answer.text()]).toEqual([503, '{"status":"trouble","problems":["late"]}']);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect([head.status, await head.text()]).toEqual([503, ""]);
  });

  test("reports and logs a missing database", async () => {
    const log = jest.fn();
    const answer = await ask(() => Promise.reject(new Error("gone")), "GET", log);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "trouble", problems: ["database_unreachable"] });
    expect(log).toHaveBeenCalledWith("health_failed", { reason: "gone" });
  });
});
