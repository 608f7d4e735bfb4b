import postgres from "postgres";
import { ANSWER_LIMIT_MS, openDatabase } from "../../supabase/functions/send-contact-email/database.ts";

jest.mock("postgres", () => ({ __esModule: true, default: jest.fn(() => ({ end: async () => undefined })) }));

const connect = jest.mocked(postgres);
const closed = Object.assign(new Error("closed"), { code: "CONNECTION_CLOSED" });
const open = () => openDatabase({ url: "postgres://localhost", ssl: false }, 1);

beforeEach(() => connect.mockClear());

test("all attempts of a statement share one time limit", async () => {
  jest.useFakeTimers();
  const attempt = jest.fn(
    () => new Promise<never>((_, reject) => setTimeout(() => reject(closed), ANSWER_LIMIT_MS * 0.4)),
  );
  const failed = jest.fn();
  const running = open().run(attempt).catch(failed);
  await jest.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(attempt).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
  await running;
});

test("statements that lose their pool together share the next", async () => {
  const { run } = open();
  let attempts = 0;
  const statement = async () => {
    attempts += 1;
    if (attempts <= 2) throw closed;
    return "done";
  };
  expect(await Promise.all([run(statement), run(statement)])).toEqual(["done", "done"]);
  expect(connect).toHaveBeenCalledTimes(2);
});
