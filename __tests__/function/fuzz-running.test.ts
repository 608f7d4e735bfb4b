import assert from "node:assert/strict";
import { connect } from "node:net";
import fc from "fast-check";
import nodemailer from "nodemailer";
import PostalMime from "postal-mime";
import type { Sql } from "postgres";
import { buildMail } from "../../supabase/functions/send-contact-email/mail.ts";
import { type Submission, validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { messageClaim } from "./claims.ts";
import { assertProvoked, nearlyRight } from "./hostile.ts";
import { contact, laboratoryEmail, post, type TestStack, testStack } from "./support.ts";

let stack: TestStack;
let sql: Sql;

const addresses = { from: "Web <web@sedefdental.example>", to: ["lab@sedefdental.example"] };

beforeAll(async () => {
  stack = await testStack();
  sql = stack.sql;
});
afterAll(async () => {
  await stack.stop();
});

describe("the mail of whatever was accepted", () => {
  test("has the headers it should have and no other, and no markup but ours (500 messages)", async () => {
    const compiler = nodemailer.createTransport({ streamTransport: true, buffer: true });
    let built = 0;
    await fc.assert(
      fc.asyncProperty(nearlyRight, async (payload) => {
        let submission: Submission;
        try {
          submission = validate(JSON.parse(JSON.stringify(payload)), "id");
        } catch {
          return;
        }
        built += 1;
        const { id: submissionId, message } = submission;
        const claim = messageClaim({}, { submissionId, message, suspicion: "links" });
        const { idempotencyKey, ...mail } = buildMail(claim, addresses);
        const { message: raw } = await compiler.sendMail(mail);
        const parsed = await PostalMime.parse(raw as Buffer);
        const names = parsed.headers.map(({ key }) => key).sort();
        const wanted = [
          "auto-submitted",
          "content-type",
          "date",
          "from",
          "message-id",
          "mime-version",
          "reply-to",
          "subject",
          "to",
          "x-auto-response-suppress",
        ];
        expect(names.filter((name) => name !== "reply-to")).toEqual(
          wanted.filter((name) => name !== "reply-to"),
        );
        expect(parsed.from?.address).toBe("web@sedefdental.example");
        expect(parsed.to?.map(({ address }) => address)).toEqual(["lab@sedefdental.example"]);
        assert.ok((parsed.replyTo?.length ?? 0) <= 1);
        assert.ok(!/[\r\n]/.test(parsed.subject ?? ""));
        const ours =
          /<\/?(?:html|head|meta|title|body|p|table|tr|th|td|ul|li|br|!doctype)(?: (?:lang|charset|style|scope)(?:="[^"<>]*")?| html)*>/g;
        const rest = mail.html
          .replace(ours, "")
          .replace(/<span style="color:#6b7280">Belirtilmedi<\/span>/g, "");
        assert.ok(!/[<>]/.test(rest), rest);
      }),
      { numRuns: 500 },
    );
    assert.ok(built > 75, `only ${built} were right`);
  });
});

/** Writes bytes to the function's socket and gives the status line, or "" when it only hung up. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(stack.addresses.function);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

describe("the running function", () => {
  test("answers 100 hostile messages below 500, and mails them without an added header", async () => {
    const payloads = fc.sample(nearlyRight, { numRuns: 100, seed: 4 });
    for (let from = 0; from < payloads.length; from += 10) {
      const answers = await Promise.all(
        payloads.slice(from, from + 10).map((payload) => post(stack, payload)),
      );
      for (const answer of answers) await assertProvoked(answer);
    }
    for (let waiting = 1; waiting > 0; ) {
      await stack.drain();
      const [row] =
        await sql`select count(*)::int from contact.outbox where status = 'pending' and failures = 0`;
      waiting = row?.count;
    }
    const [row] =
      await sql`select count(*) filter (where status <> 'sent')::int as unsent from contact.outbox`;
    expect(row?.unsent).toBe(0);
    for (const mail of await stack.mailbox.messages()) {
      expect(mail.to).toEqual([laboratoryEmail]);
      expect(mail.subject).toMatch(/^(\[Şüpheli\] )?Yeni (iletişim mesajı|bilgi talebi): /);
    }
  });

  test("survives requests that are hardly HTTP", async () => {
    const line = "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: a\r\n";
    for (const request of [
      "\0\0\0\0\r\n\r\n",
      `${line}Content-Length: -1\r\n\r\n`,
      `${line}Content-Length: 99999999999\r\napikey: ${stack.keys.publishable}\r\n\r\n`,
      `${line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\napikey: ${stack.keys.publishable}\r\n\r\n0\r\n\r\n`,
      `${line}Transfer-Encoding: chunked\r\napikey: ${stack.keys.publishable}\r\n\r\nzz\r\n`,
      `${line}X: ${"a".repeat(200_000)}\r\n\r\n`,
      `POST http://[::bad/%zz HTTP/1.1\r\nHost: \r\n\r\n`,
      `POST //////functions/v1/send-contact-email/../../drain HTTP/1.1\r\nHost: a\r\n\r\n`,
    ]) {
      const status = await raw(request);
      assert.ok(!/ 5\d\d /.test(`${status} `), `${JSON.stringify(request.slice(0, 80))} got ${status}`);
    }
    expect((await post(stack, contact())).status).toBe(202);
  });
});
