import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ContactPayload } from "../../supabase/functions/send-contact-email/contract.ts";
import { contact, eventually, infoRequest, post, type TestStack, testStack } from "./support.ts";

let stack: TestStack;

beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.stop());

/** The mail of a message, once it is there. */
const mailOf = (id: string) =>
  eventually(async () => (await stack.mailbox.messages()).find(({ text }) => text.includes(id)));

async function send(payload: Partial<ContactPayload>, address = "192.0.2.1"): Promise<string> {
  const answer = await post(stack, payload, { headers: { "cf-connecting-ip": address } });
  const { id, status } = (await answer.json()) as { id: string; status: string };
  expect([answer.status, status]).toEqual([202, "accepted"]);
  return id;
}

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.site${index}.example/x`).join(" ");

describe("a message that looks like a robot's is mailed like any other, and marked", () => {
  for (const [name, changes, reason] of [
    ["with the honeypot filled", { ekBilgi: "https://spam.example" }, "gizli alan doldurulmuş"],
    ["filled in under two seconds", { elapsedMs: 1_999 }, "iki saniyeden kısa sürede"],
    ["with more than three web addresses", { message: links(4) }, "üçten fazla internet adresi"],
    [
      "with addresses in its other fields",
      { name: "www.a.example", subject: links(3) },
      "üçten fazla internet adresi",
    ],
    ["without the honeypot", { ekBilgi: undefined }, "bilgilerden biri eksik"],
    ["without the time it took", { elapsedMs: undefined }, "bilgilerden biri eksik"],
    ["with a time that cannot be", { elapsedMs: -1 }, "bilgilerden biri eksik"],
    ["without an id", { submissionId: undefined }, "bilgilerden biri eksik"],
  ] as const)
    test(name, async () => {
      const id = await send(contact({ message: `Merhaba, ${randomUUID()}`, ...changes }));
      const mail = await mailOf(id);
      expect(mail.subject).toMatch(/^\[Şüpheli\] Yeni iletişim mesajı: /);
      const last = mail.text.trimEnd().split("\n").at(-1) ?? "";
      expect(last).toMatch(/^Şüpheli görünmesinin nedeni: /);
      assert.ok(last.includes(reason), last);
      expect(mail.html).toMatch(/Şüpheli görünmesinin nedeni: [^<]+<\/p><\/body>/);
    });

  test("the same text again, in other spaces and letters, from another address", async () => {
    const text = `Merhaba, ${randomUUID()} için fiyat rica ederim.`;
    const first = await mailOf(await send(contact({ message: text }), "192.0.2.1"));
    const second = await mailOf(
      await send(contact({ message: ` ${text.toUpperCase()}\n\n!`.replace("!", "") }), "192.0.2.2"),
    );
    expect(first.subject).not.toMatch(/Şüpheli/);
    expect(second.subject).toMatch(/^\[Şüpheli\]/);
    expect(second.text).toMatch(/nedeni: aynı metin son 24 saatte başka bir yerden de gönderilmiş\.\s*$/);
  });
});

describe("a message that does not is not marked", () => {
  for (const [name, changes] of [
    ["filled in two seconds", { elapsedMs: 2_000 }],
    ["with three web addresses", { message: links(3) }],
  ] as const)
    test(name, async () => {
      const mail = await mailOf(await send(contact({ message: `Merhaba, ${randomUUID()}`, ...changes })));
      expect(mail.subject).toBe("Yeni iletişim mesajı: Şükrü Çağlayan – Implant üstü kron");
      expect(mail.text).not.toMatch(/Şüpheli/);
    });

  test("the same text from the same address, a short one, none, or one of the day before yesterday", async () => {
    const text = `Merhaba, ${randomUUID()} için fiyat rica ederim.`;
    await send(contact({ message: text }));
    const again = await send(contact({ message: text }));
    await stack.sql`update contact.submissions set received_at = received_at - interval '25 hours'`;
    const late = await send(contact({ message: text }), "192.0.2.2");
    const short = [
      await send(contact({ message: "Merhaba" })),
      await send(contact({ message: "Merhaba" }), "192.0.2.3"),
    ];
    const none = [await send(infoRequest() as object), await send(infoRequest() as object, "192.0.2.3")];
    for (const id of [again, late, ...short, ...none])
      expect((await mailOf(id)).subject).not.toMatch(/Şüpheli/);
  });
});

test("honest messages and daily summaries go before suspicious ones, and each kind from the oldest on", async () => {
  stack.mailbox.setAway(true);
  await stack.drain();
  const ids: string[] = [];
  for (const ekBilgi of ["x", "x", "", ""])
    ids.push(await send(contact({ message: `Merhaba, ${randomUUID()}`, ekBilgi })));
  await stack.drain();
  await stack.sql`update contact.outbox set next_attempt_at = queued_at, lease = null, leased_until = null where status = 'pending'`;
  await stack.sql`insert into contact.outbox (summary_day) values ('2099-01-01')`;
  const claimed: (string | null)[] = [];
  for (let look = 0; look < 5; look += 1) {
    const rows = await stack.sql`select submission_id from contact.claim(1, 90)`;
    claimed.push(...rows.map((row) => row.submission_id));
  }
  expect(claimed).toEqual([ids[2], ids[3], null, ids[0], ids[1]]);
  stack.mailbox.setAway(false);
});
