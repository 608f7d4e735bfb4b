import { isRefusal } from "#src/features/contact-forms/refusal.ts";
import type { ContactPayload } from "../../../../supabase/functions/send-contact-email/contract";

const payload: ContactPayload = {
  formType: "contact",
  name: "Şükrü Iğdır",
  email: "sukru@klinik.example",
  message: "Merhaba",
  submissionId: "2f6b3c1e-7b0a-4d57-9f5e-0c5a1d7f9f10",
};
const accepted = { id: payload.submissionId, status: "accepted" };
const library = "@supabase/supabase-js";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

/** The parts of a response the code reads; jsdom has no `Response`. */
function createAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    ok: status < 300,
    status,
    headers: new Headers({ "content-type": "application/json", ...headers }),
    json: async () => JSON.parse(text),
    text: async () => text,
  } as Response;
}

/** A fresh copy of the module, as after opening a page. */
const loadSend = () => import("#src/features/contact-forms/send.ts");

beforeEach(() => {
  jest.resetModules();
  jest.dontMock(library);
  fetchMock.mockReset().mockImplementation(async () => createAnswer(202, accepted));
  globalThis.fetch = fetchMock as typeof fetch;
});

afterEach(() => jest.useRealTimers());

function failToLoad(): never {
  throw new Error("Loading chunk supabase failed.");
}

/** Sends like a form, after the client library has loaded. */
async function sendPayload() {
  const { prepareClient, send } = await loadSend();
  return send(await prepareClient(), payload);
}

describe("with the client library", () => {
  test.each([
    ["too many", createAnswer(429, { error: "rate_limited" }, { "retry-after": "45" }), [429, 45]],
    ["a gateway's page", createAnswer(413, "<h1>413</h1>", { "retry-after": "soon" }), [413, null]],
  ])("a refusal for %s says what the answer says", async (_, answer, [status, retryAfter]) => {
    fetchMock.mockResolvedValueOnce(answer);
    const refusal = await sendPayload().catch((error: unknown) => error);
    expect(isRefusal(refusal)).toBe(true);
    expect(refusal).toMatchObject({ status, retryAfter });
  });

  test("an answer without an error field is a success", async () => {
    fetchMock.mockImplementationOnce(async () => createAnswer(200, {}));
    expect(await sendPayload()).toEqual({});
  });

  test.each([
    [
      "an error in an answer of success",
      () => Promise.resolve(createAnswer(200, { ...accepted, error: "away" })),
    ],
    [
      "a page of somebody else",
      () => Promise.resolve(createAnswer(200, "<p>Wi-Fi</p>", { "content-type": "text/html" })),
    ],
  ])("%s is a failure", async (_, answer) => {
    fetchMock.mockImplementationOnce(answer);
    await expect(sendPayload()).rejects.toThrow();
  });

  test("half an answer is no answer", async () => {
    fetchMock.mockResolvedValueOnce(createAnswer(202, "{"));
    expect(await sendPayload()).toBeNull();
  });

  test("waits twenty seconds for an answer", async () => {
    const { prepareClient, send } = await loadSend();
    const client = await prepareClient();
    jest.useFakeTimers();
    fetchMock.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const ended = jest.fn();
    const done = send(client, payload).then(ended);
    await jest.advanceTimersByTimeAsync(19_900);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await done;
    expect(ended).toHaveBeenCalledWith(null);
  });
});

test("does not wait for a missing client library", async () => {
  jest.doMock(library, () => ({ createClient: () => new Promise(() => undefined) }));
  const { clientInTime } = await loadSend();
  jest.useFakeTimers();
  const given = jest.fn();
  const waiting = clientInTime().then(given);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(given).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await waiting;
  expect(given).toHaveBeenCalledWith(null);
});

test("retries loading the client library", async () => {
  const createClient = jest.fn(() => ({ functions: {} }));
  const load = jest.fn(() => ({ createClient })).mockImplementationOnce(failToLoad);
  jest.doMock(library, load);
  const { prepareClient } = await loadSend();
  await expect(prepareClient()).rejects.toThrow("Loading chunk");
  await expect(prepareClient()).resolves.toBeDefined();
  await prepareClient();
  expect(createClient).toHaveBeenCalledTimes(1);
});
