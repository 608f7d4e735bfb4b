import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import type { Stack } from "../../dev/stack/stack.ts";
import { clientBuckets, networksOf } from "../../supabase/functions/send-contact-email/client.ts";
import { readSettings } from "../../supabase/functions/send-contact-email/env.ts";
import { contact, HANDLER_SETTINGS, post, testStack } from "./support.ts";

describe("the networks an address stands in", () => {
  for (const [address, wanted] of [
    ["192.0.2.1", { address: "192.0.2.1", network: null }],
    ["::ffff:192.0.2.1", { address: "192.0.2.1", network: null }],
    ["::FFFF:c000:201", { address: "192.0.2.1", network: null }],
    ["0:0:0:0:0:ffff:192.0.2.1", { address: "192.0.2.1", network: null }],
    ["2001:db8:1:2:3:4:5:6", { address: "2001:db8:1:2", network: "2001:db8:1" }],
    ["2001:0DB8:0001:0002::6", { address: "2001:db8:1:2", network: "2001:db8:1" }],
    ["2001:db8::6%eth0", { address: "2001:db8:0:0", network: "2001:db8:0" }],
    ["::1", { address: "0:0:0:0", network: "0:0:0" }],
    [" 192.0.2.1 ", { address: "192.0.2.1", network: null }],
    ["1::2::3", { address: "1::2::3", network: null }],
    ["unknown", { address: "unknown", network: null }],
  ] as const)
    test(address, () => assert.deepEqual(networksOf(address), wanted));
});

describe("a message's buckets", () => {
  const keysOf = async (headers: Record<string, string>, settings = HANDLER_SETTINGS) =>
    (await clientBuckets(new Headers(headers), settings)).map(({ key }) => key);

  test("are those of its address, of its network and of everybody, none with an address in it", async () => {
    const keys = await keysOf({ "cf-connecting-ip": "2001:db8:1:2::3" });
    assert.equal(keys.length, 3);
    assert.match(keys.join(), /^[0-9a-f]{32},[0-9a-f]{32},everybody-[0-7]$/);
    assert.equal((await keysOf({ "cf-connecting-ip": "192.0.2.1" })).length, 2);
  });

  test("are the same for one household, whatever address of it is used", async () => {
    const [first] = await keysOf({ "cf-connecting-ip": "2001:db8:1:2::3" });
    assert.equal((await keysOf({ "cf-connecting-ip": "2001:db8:1:2:ffff::" }))[0], first);
    assert.notEqual((await keysOf({ "cf-connecting-ip": "2001:db8:1:3::3" }))[0], first);
  });

  test("follow the platform's header, not what clients write", async () => {
    const address = { "cf-connecting-ip": "192.0.2.1" };
    const [wanted] = await keysOf(address);
    for (const name of ["x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip"])
      assert.equal((await keysOf({ ...address, [name]: "198.51.100.7" }))[0], wanted);
    const [nobody] = await keysOf({});
    for (const claimed of ["198.51.100.7", "198.51.100.8"])
      assert.equal((await keysOf({ "x-forwarded-for": claimed }))[0], nobody);
  });
});

test("limits of networks and of everybody grow with that of an address, or are set", () => {
  const env = {
    CONTACT_DATABASE_URL: "postgres://localhost/x",
    SUPABASE_ANON_KEY: "p",
    DRAIN_KEY: "d".repeat(32),
    STAFF_LINK_KEY: "l".repeat(32),
    ALLOWED_ORIGINS: "https://a.example",
    CLIENT_HASH_KEY: "k",
    MAIL_FROM: "a@b.example",
    MAIL_TO: "c@d.example",
    RESEND_API_KEY: "re_1",
  };
  assert.deepEqual(readSettings(env).rates, {
    address: { burst: 10, perHour: 30 },
    network: { burst: 30, perHour: 90 },
    everybody: { burst: 400, perHour: 1_200 },
  });
  const { rates } = readSettings({ ...env, RATE_LIMIT_TOTAL_BURST: "5", RATE_LIMIT_NETWORK_PER_HOUR: "6" });
  assert.equal(rates.everybody.burst, 5);
  assert.equal(rates.network.perHour, 6);
  for (const name of ["DRAIN_KEY", "STAFF_LINK_KEY"])
    assert.throws(() => readSettings({ ...env, [name]: "short" }), new RegExp(name));
});

describe("the running function, with the header of the platform", () => {
  let stack: Stack;
  let sql: Sql;
  before(async () => {
    stack = await testStack({
      functionEnv: {
        CLIENT_ADDRESS_HEADER: "cf-connecting-ip",
        RATE_LIMIT_BURST: "3",
        RATE_LIMIT_PER_HOUR: "1",
        RATE_LIMIT_NETWORK_BURST: "5",
        RATE_LIMIT_TOTAL_BURST: "10000",
      },
    });
    sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  });
  after(async () => {
    await sql.end({ timeout: 1 });
    await stack.stop();
  });

  const statuses = async (headersOf: (index: number) => Record<string, string>, count: number) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1)
      found.push((await post(stack, contact(), { headers: headersOf(index) })).status);
    return found;
  };

  test("the platform's header wins: another X-Forwarded-For each time opens no new bucket", async () => {
    const found = await statuses(
      (index) => ({ "cf-connecting-ip": "192.0.2.1", "x-forwarded-for": `198.51.100.${index}` }),
      4,
    );
    assert.deepEqual(found, [202, 202, 202, 429]);
  });

  test("without it all callers share one bucket, whatever they claim", async () => {
    const found = await statuses((index) => ({ "x-forwarded-for": `203.0.113.${index}` }), 4);
    assert.deepEqual(found, [202, 202, 202, 429]);
  });

  test("a network of many households has a limit of its own", async () => {
    const found = await statuses((index) => ({ "cf-connecting-ip": `2001:db8:7:${index}::1` }), 6);
    assert.deepEqual(found, [202, 202, 202, 202, 202, 429]);
  });

  test("everybody together has one, in shares", async () => {
    await sql`insert into contact.rate_buckets (client_hash, tokens, refilled_at)
      select 'everybody-' || n, 0, now() from generate_series(0, 7) n
      on conflict (client_hash) do update set tokens = 0, refilled_at = now()`;
    const answer = await post(stack, contact(), { headers: { "cf-connecting-ip": "192.0.2.99" } });
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers.get("retry-after")) > 0);
  });
});
