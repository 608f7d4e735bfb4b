import type { AddressInfo, Server, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { type FunctionProcess, startFunction } from "../../dev/stack/function-process.ts";
import { listen } from "../../dev/stack/ports.ts";
import { openDatabase } from "../../supabase/functions/send-contact-email/database.ts";
import { databaseAccess } from "../../supabase/functions/send-contact-email/settings.ts";
import { openStore } from "../../supabase/functions/send-contact-email/store.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { forwardTo } from "./forwarder.ts";
import { contact, eventually, HANDLER_SETTINGS, outboxOf, post, sharedStack } from "./support.ts";

const stack = sharedStack();
beforeEach(async () => {
  // Cleanup of the last test.
  await stack.drain();
  await stack.sql`delete from contact.submissions`;
});

const startCopy = (env: Record<string, string>): Promise<FunctionProcess> => {
  const { options } = stack.function;
  return startFunction({ ...options, port: 0, env: { ...options.env, ...env } });
};

const postTo = ({ url }: FunctionProcess, payload: unknown) => post(stack, payload, { to: url });

const isStored = async (id = "") =>
  (await stack.sql`select from contact.submissions where id = ${id}`).length === 1;

describe("a silent database connection", () => {
  let proxy: Server;
  let copy: FunctionProcess;
  let passed: [Socket, Socket][] = [];

  beforeAll(async () => {
    const address = new URL(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
    const port = Number(address.port);
    proxy = await forwardTo(port, (near, far) => passed.push([near, far]));
    address.port = String((proxy.address() as AddressInfo).port);
    copy = await startCopy({ CONTACT_DATABASE_URL: address.href });
  });
  afterAll(async () => {
    await copy?.stop();
    for (const socket of passed.flat()) socket.destroy();
    proxy?.close();
  });

  /** Freezes current connections without closing them. @returns those of the function */
  function silence(): Socket[] {
    const silent = passed.map(([near]) => near);
    for (const [near, far] of passed) {
      near.unpipe(far);
      far.unpipe(near);
      near.resume();
      far.resume();
    }
    passed = [];
    return silent;
  }

  test("costs one answer, and the next message is accepted", async () => {
    await Promise.all(Array.from({ length: 8 }, () => postTo(copy, contact())));
    await eventually(async () => {
      const waiting = await stack.sql`select from contact.outbox where status = 'pending'`;
      return waiting.length === 0;
    });
    const silent = silence();
    const payload = contact();
    const begun = Date.now();
    expect((await postTo(copy, payload)).status).toBe(503);
    expect(Date.now() - begun).toBeLessThan(9_000);
    const again = Date.now();
    expect((await postTo(copy, payload)).status).toBe(202);
    expect(Date.now() - again).toBeLessThan(4_000);
    expect(await isStored(payload.submissionId)).toBe(true);
    // The function leaves none of them open.
    await eventually(async () => silent.every(({ closed }) => closed));
  });
});

test("a retried statement has only what is left of its time", async () => {
  jest.useFakeTimers();
  const { run } = openDatabase(databaseAccess("postgres://localhost/none"), 1);
  const closed = Object.assign(new Error("closed"), { code: "CONNECTION_CLOSED" });
  const tries = [
    new Promise<never>((_, reject) => setTimeout(() => reject(closed), 900)),
    new Promise<never>(() => undefined),
  ];
  let failure = "";
  run(() => tries.shift() ?? Promise.resolve(), performance.now() + 1_000).catch(
    (error: Error) => (failure = error.message),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect(failure).toBe("the database did not answer in time");
});

test("two statements whose connections end leave no pool behind", async () => {
  const { run, close } = openDatabase(databaseAccess(stack.database.url), 2);
  const own = () => stack.sql`select pid from pg_stat_activity
    where usename = current_user and application_name = 'send-contact-email'`;
  const running = [1, 2].map(() => run((sql) => sql`select pg_sleep(0.5)`));
  await eventually(async () => (await own()).length === 2);
  for (const { pid } of await own()) await stack.sql`select pg_terminate_backend(${pid})`;
  await Promise.all(running);
  await close();
  await eventually(async () => (await own()).length === 0);
});

test("a statement whose connection is reset is retried", async () => {
  const address = new URL(stack.database.url);
  const sockets: Socket[] = [];
  const proxy = await forwardTo(Number(address.port), (near) => sockets.push(near));
  address.port = String((proxy.address() as AddressInfo).port);
  const { run, close } = openDatabase(databaseAccess(address.href), 1);
  const running = run((sql) => sql`select 1 as one from pg_sleep(0.5)`);
  const own = () => stack.sql`select from pg_stat_activity
    where usename = current_user and application_name = 'send-contact-email' and state = 'active'`;
  await eventually(async () => (await own()).length === 1);
  sockets[0]?.resetAndDestroy();
  const outcome = await running.then((rows) => rows.length, String);
  await close();
  proxy.close();
  expect(outcome).toBe(1);
});

/** Types of the messages in a piece of PostgreSQL's protocol. */
function typesIn(piece: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at < piece.length; at += 1 + piece.readInt32BE(at + 1))
    types.push(String.fromCharCode(piece[at] ?? 0));
  return types;
}

test("a connection has one statement at a time", async () => {
  // A transaction pooler gives a connection away after the first answer (ReadyForQuery, "Z") to a Sync ("S").
  let early = 0;
  const address = new URL(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
  const proxy = await forwardTo(Number(address.port), (near, far) => {
    let unanswered = Number.NaN;
    far.on("data", (piece) => {
      if (typesIn(piece).includes("Z")) unanswered = 0;
    });
    near.on("data", (piece) => {
      // The login has messages of another form.
      for (const type of Number.isNaN(unanswered) ? [] : typesIn(piece)) {
        if (unanswered > 0) early += 1;
        if (type === "S") unanswered += 1;
      }
    });
  });
  address.port = String((proxy.address() as AddressInfo).port);
  const { run, close } = openDatabase(databaseAccess(address.href), 2);
  const statements = Array.from({ length: 20 }, () => run((sql) => sql`select 1 as one`));
  await Promise.all(statements);
  await close();
  proxy.close();
  expect(early).toBe(0);
});

test("messages that timed out in the pool are not stored later", async () => {
  const payloads = Array.from({ length: 8 }, () => contact());
  const { answers } = await stack.sql.begin(async (sql) => {
    await sql`lock table contact.submissions in exclusive mode`;
    const sending = payloads.map((payload) => post(stack, payload));
    await new Promise((resolve) => setTimeout(resolve, 8_200));
    return { answers: Promise.all(sending) };
  });
  expect((await answers).map(({ status }) => status)).toEqual(payloads.map(() => 503));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const { submissionId } of payloads) expect(await isStored(submissionId)).toBe(false);
  for (const payload of payloads) expect((await post(stack, payload)).status).toBe(202);
});

describe("with a function's clock that is wrong by", () => {
  afterEach(() => jest.restoreAllMocks());

  for (const seconds of [-8, 30])
    test(`${seconds} s messages are accepted`, async () => {
      const { now } = Date;
      jest.spyOn(Date, "now").mockImplementation(() => now() + seconds * 1_000);
      const access = databaseAccess(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
      const store = openStore(access, 1, HANDLER_SETTINGS);
      const payload = contact();
      const submission = { ...validate(payload, "scripts"), sender: "s", network: "n" };
      expect(await store.accept(submission)).toEqual({
        outcome: "accepted",
        id: submission.id,
        retryAfter: 0,
      });
      expect(await isStored(payload.submissionId)).toBe(true);
      await store.close();
    });
});

test("monitors share a report for a second", async () => {
  const access = databaseAccess(stack.function.options.env.CONTACT_DATABASE_URL ?? "");
  const store = openStore(access, 1, HANDLER_SETTINGS);
  const report = store.problems();
  expect(store.problems()).toBe(report);
  await report;
  const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1_001);
  expect(store.problems()).not.toBe(report);
  clock.mockRestore();
  await store.problems();
  await store.close();
});

describe("mail goes out", () => {
  const waitingMail = async () => {
    stack.mailbox.setAway(true);
    const payload = contact();
    await post(stack, payload);
    await stack.drain();
    stack.mailbox.setAway(false);
    await stack.sql`update contact.outbox set next_attempt_at = now(), lease = null, leased_until = null`;
    return payload.submissionId;
  };
  const callDrain = () =>
    post(stack, "", { path: "/drain", headers: { apikey: stack.keys.drain } }).then(({ status }) => status);

  test("while the heartbeat row is locked", async () => {
    const id = await waitingMail();
    await stack.sql.begin(async (sql) => {
      await sql`select from contact.heartbeat for update`;
      expect(await callDrain()).toBe(503);
    });
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });

  test("although the daily summary cannot be queued", async () => {
    const id = await waitingMail();
    await stack.sql`alter function contact.queue_summary rename to queue_summary_away`;
    expect(await callDrain()).toBe(503);
    await stack.sql`alter function contact.queue_summary_away rename to queue_summary`;
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });
});

describe("of two recipients", () => {
  const MAIL_TO = "bir@klinik.example, iki@klinik.example";
  let smtp: SMTPServer;
  let copy: FunctionProcess;
  let refusal: number | null = null;
  const arrived: string[] = [];

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo({ address }, _, callback) {
        const refused = refusal !== null && address.startsWith("iki@");
        callback(refused ? Object.assign(new Error("No"), { responseCode: refusal }) : null);
      },
      onData(stream, session, callback) {
        stream.resume().on("end", () => {
          arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
          callback();
        });
      },
    });
    smtp.on("error", () => undefined);
    copy = await startCopy({ MAIL_TO, SMTP_PORT: String(await listen(smtp.server, 0)) });
  });
  afterAll(async () => {
    await copy?.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
  beforeEach(() => arrived.splice(0));

  for (const code of [550, 450])
    test(`a recipient refused with ${code} is retried, the other mailed once`, async () => {
      refusal = code;
      const payload = contact();
      const { submissionId: id } = payload;
      expect((await postTo(copy, payload)).status).toBe(202);
      await eventually(async () => (await outboxOf(stack, id, 2))?.failures === 1);
      await eventually(async () => (await outboxOf(stack, id))?.status === "sent");
      expect((await outboxOf(stack, id, 2))?.last_error).toBe(`SMTP: EENVELOPE RCPT TO ${code}`);
      expect(arrived).toEqual(["bir@klinik.example"]);
      refusal = null;
      await stack.sql`update contact.outbox set next_attempt_at = now() where status = 'pending'`;
      await fetch(`${copy.url}/drain`, { method: "POST", headers: { apikey: stack.keys.drain } });
      expect((await outboxOf(stack, id, 2))?.status).toBe("sent");
      expect(arrived).toEqual(["bir@klinik.example", "iki@klinik.example"]);
    });
});
