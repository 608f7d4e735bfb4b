import { contact, outboxOf, SITE_ORIGIN, sharedStack } from "./support.ts";

/** A name, because its types are Deno's. */
const entryPoint = "../../supabase/functions/send-contact-email/index.ts";

/** What the entry point uses of the hosted runtime. */
interface Runtime {
  handle(request: Request): Promise<Response>;
  waiting: Promise<unknown>[];
  end(): void;
}

const stack = sharedStack();

/** Starts the function's entry point in this process, as the hosted runtime does. */
async function host(): Promise<Runtime> {
  const { env } = stack.function.options;
  const runtime: Runtime = { handle: () => Promise.reject(), waiting: [], end: () => undefined };
  Object.assign(globalThis, {
    Deno: {
      env: { toObject: () => env },
      serve: (handle: Runtime["handle"]) => Object.assign(runtime, { handle }),
    },
    EdgeRuntime: { waitUntil: (work: Promise<unknown>) => runtime.waiting.push(work) },
    addEventListener: (name: string, end: () => void) =>
      name === "beforeunload" && Object.assign(runtime, { end }),
  });
  await import(entryPoint);
  return runtime;
}

const request = (payload: object) =>
  new Request(stack.addresses.function, {
    method: "POST",
    headers: { apikey: stack.keys.publishable, origin: SITE_ORIGIN },
    body: JSON.stringify(payload),
  });

test("a hosted worker lives until its mail is sent", async () => {
  const { handle, waiting, end } = await host();
  const payload = contact();
  expect((await handle(request(payload))).status).toBe(202);
  expect(waiting.length).toBe(1);
  await waiting[0];
  expect((await outboxOf(stack, payload.submissionId))?.status).toBe("sent");
  end();
  const next = contact();
  expect((await handle(request(next))).status).toBe(202);
  await waiting[1];
  expect((await outboxOf(stack, next.submissionId))?.status).toBe("pending");
});
