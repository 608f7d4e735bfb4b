import assert from "node:assert/strict";
import { createHmac, randomUUID } from "node:crypto";
import { addressHours } from "#src/domain/message-periods.ts";
import { clientHashKey } from "../../dev/stack/settings.ts";
import { sendersOf } from "../../supabase/functions/send-contact-email/receive.ts";
import { contact, formFields, post, postForm, sharedStack } from "./support.ts";

describe("what counts as one sender", () => {
  for (const [address, sender, network] of [
    [" 192.0.2.1 ", "192.0.2.1", "192.0.2"],
    ["::FFFF:c000:201", "192.0.2.1", "192.0.2"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2", "2001:db8:1"],
    ["2001:db8::6%eth0", "2001:db8:0:0", "2001:db8:0"],
    ["unknown", "unknown", "unknown"],
  ] as const)
    test(address, () => expect(sendersOf(address)).toEqual({ sender, network }));
});

describe("the limits of the running function", () => {
  const stack = sharedStack({ functionEnv: { RATE_LIMITS: "4,13" } });
  beforeEach(() => stack.sql`delete from contact.submissions`);

  const from = (address: string, changes: object = {}) =>
    post(stack, contact({ message: `Merhaba, ${randomUUID()}`, ...changes }), {
      headers: { "cf-connecting-ip": address },
    });
  const statusesOf = async (count: number, send: (index: number) => Promise<Response>) => {
    const statuses: Record<number, number> = {};
    for (let index = 0; index < count; index += 1) {
      const { status } = await send(index);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  const waitOf = (answer: Response) => Number(answer.headers.get("retry-after"));

  test("limit each sender's messages per hour separately", async () => {
    expect(await statusesOf(5, () => from("192.0.2.1"))).toEqual({ 202: 4, 429: 1 });
    // Once the oldest message is an hour old, one more is allowed.
    await stack.sql`update contact.submissions set received_at = received_at -
      case row_number when 1 then interval '40 minutes' else interval '10 minutes' end
      from (select id as known, row_number() over (order by received_at) from contact.submissions) ages where known = id`;
    const limited = await from("192.0.2.1");
    expect(await limited.json()).toEqual({ error: "rate_limited" });
    assert.ok(waitOf(limited) > 1_100 && waitOf(limited) <= 1_200, `Retry-After is ${waitOf(limited)}`);
    expect(limited.headers.get("access-control-expose-headers")).toBe("retry-after");
    expect((await from("198.51.100.2")).status).toBe(202);
    await stack.sql`update contact.submissions set received_at = received_at - interval '20 minutes'`;
    expect((await from("192.0.2.1")).status).toBe(202);
  });

  for (const [what, address] of [
    ["an IPv6 /48", (index: number) => `2001:db8:7:${index}::1`],
    ["an IPv4 /24", (index: number) => `10.0.0.${index}`],
  ] as const)
    test(`leave ${what} a third of the limit`, async () => {
      expect(await statusesOf(10, (index) => from(address(index)))).toEqual({ 202: 5, 429: 5 });
      // A network that has sent before, and new ones.
      expect(await statusesOf(2, () => from("192.0.2.1"))).toEqual({ 202: 2 });
      expect(await statusesOf(6, (index) => from(`10.${index}.1.1`))).toEqual({ 202: 6 });
    });

  test("count a resent message once", async () => {
    const payload = contact();
    const again = () => post(stack, payload, { headers: { "cf-connecting-ip": "192.0.2.1" } });
    expect(await statusesOf(6, again)).toEqual({ 202: 6 });
    expect(await statusesOf(4, () => from("192.0.2.1"))).toEqual({ 202: 3, 429: 1 });
    // The lost response may have been that of the last allowed message.
    expect((await again()).status).toBe(202);
  });

  test("trust the platform's header only", async () => {
    const found = await statusesOf(5, (index) =>
      post(stack, contact({ message: randomUUID() }), {
        headers: {
          "cf-connecting-ip": "192.0.2.9",
          "x-forwarded-for": `198.51.100.${index}`,
          "x-real-ip": `198.51.100.${index}`,
        },
      }),
    );
    expect(found).toEqual({ 202: 4, 429: 1 });
  });

  test("limit all senders together", async () => {
    expect(await statusesOf(14, (index) => from(`10.0.${index}.1`))).toEqual({ 202: 13, 429: 1 });
    const limited = await from("10.1.1.1");
    assert.ok(waitOf(limited) > 3_000 && waitOf(limited) <= 3_600, `Retry-After is ${waitOf(limited)}`);
  });

  test("reserve half for networks that have not written yet", async () => {
    expect(await statusesOf(8, (index) => from(`10.0.${index % 2}.1`))).toEqual({ 202: 7, 429: 1 });
    expect(await statusesOf(6, (index) => from(`10.1.${index}.1`))).toEqual({ 202: 6 });
  });

  test("reserve it for a network again an hour after its message", async () => {
    await from("10.2.0.1");
    await stack.sql`update contact.submissions set received_at = received_at - interval '61 minutes'`;
    expect(await statusesOf(8, (index) => from(`10.0.${index % 2}.1`))).toEqual({ 202: 7, 429: 1 });
    expect((await from("10.2.0.1")).status).toBe(202);
  });

  test("count a sender's suspicious messages with the others", async () => {
    const found = await statusesOf(6, (index) => from("192.0.2.1", index % 2 ? { extraInfo: "x" } : {}));
    expect(found).toEqual({ 202: 4, 429: 2 });
  });

  test("limit suspicious messages separately", async () => {
    const robot = (index: number) => from(`10.0.${index}.1`, { extraInfo: "x" });
    expect(await statusesOf(8, robot)).toEqual({ 202: 7, 429: 1 });
    expect(await statusesOf(13, (index) => from(`10.1.${index}.1`))).toEqual({ 202: 13 });
  });

  test("let a flood of many networks in until the next day only", async () => {
    // Four times the hour's limit, of which networks that have written within the hour get half.
    const flood = async (hour: number) => {
      const statuses = await statusesOf(13, (index) => from(`10.${hour}.${index}.1`));
      await stack.sql`update contact.submissions set received_at = received_at - interval '1 hour'`;
      return statuses;
    };
    for (let hour = 0; hour < 4; hour += 1) expect(await flood(hour)).toEqual({ 202: 13 });
    expect(await flood(4)).toEqual({ 429: 13 });
    expect((await from("192.0.2.1", { extraInfo: "x" })).status).toBe(202);
    await stack.sql`update contact.submissions set received_at = received_at - interval '20 hours 1 minute'`;
    expect(await flood(5)).toEqual({ 202: 13 });
  });

  test("redirect a browser without scripts to the reason", async () => {
    await statusesOf(4, () => from("192.0.2.1"));
    const answer = await postForm(stack, formFields(contact()));
    expect(answer.headers.get("location")).toMatch(/\/mesaj-gonderilemedi#cok-fazla$/);
  });

  test("store keyed hashes, the sender's for an hour, the network's for 23", async () => {
    await from("192.0.2.1");
    const senders = () => stack.sql`select sender, network from contact.submissions`;
    const hashed = (text: string) => createHmac("sha256", clientHashKey).update(text).digest("hex");
    const [sender, network] = [hashed("192.0.2.1"), hashed("192.0.2")];
    for (const [age, left] of [
      ["59 minutes", { sender, network }],
      ["61 minutes", { sender: null, network }],
      ["22 hours 59 minutes", { sender: null, network }],
      // The scheduler calls each minute.
      [`${addressHours - 1} hours 1 minute`, { sender: null, network: null }],
    ] as const) {
      await stack.sql`update contact.submissions set received_at = now() - ${age}::text::interval`;
      await stack.drain();
      expect([...(await senders())]).toEqual([left]);
    }
  });
});
