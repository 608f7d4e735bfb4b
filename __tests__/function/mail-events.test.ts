import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSigned } from "../../supabase/functions/send-contact-email/mail-events.ts";
import { signed, WEBHOOK_SECRET } from "./sign.ts";

const body = '{"type":"email.bounced"}';
const now = 1_790_000_000;
const isTaken = (headers: Record<string, string>, text = body, secret = WEBHOOK_SECRET) =>
  isSigned(new Headers(headers), new TextEncoder().encode(text), secret, now * 1_000);
const right = signed(body, { time: now });

describe("an event of the mail provider", () => {
  test("is known by its signature", async () => {
    assert.equal(await isTaken(right), true);
  });

  test("has the signature that its makers publish", async () => {
    // The example of the scheme's description (Standard Webhooks).
    const headers = {
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    };
    const text = new TextEncoder().encode('{"test": 2432232314}');
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    assert.equal(await isSigned(new Headers(headers), text, secret, 1_614_265_330_000), true);
  });

  test("may carry signatures of an old and a new secret", async () => {
    const value = `v1,${Buffer.from("another").toString("base64")} ${right["svix-signature"]}`;
    assert.equal(await isTaken({ ...right, "svix-signature": value }), true);
  });

  for (const [name, headers, text, secret] of [
    ["another body", right, `${body} `],
    ["another id", { ...right, "svix-id": "msg_2" }],
    ["another time", { ...right, "svix-timestamp": String(now + 1) }],
    ["another secret", right, body, "whsec_AAAA"],
    ["an empty secret", right, body, "whsec_"],
    ["a secret that is no base64", right, body, "whsec_?"],
    ["no signature", { ...right, "svix-signature": "" }],
    [
      "a signature of another kind",
      { ...right, "svix-signature": right["svix-signature"].replace("v1", "v2") },
    ],
    ["a signature that is no base64", { ...right, "svix-signature": "v1,?" }],
    ["no headers", {}],
    ["a right signature of six minutes ago", signed(body, { time: now - 360 })],
    ["a right signature of six minutes ahead", signed(body, { time: now + 360 })],
    ["a time that is no number", { ...right, "svix-timestamp": "now" }],
  ] as [string, Record<string, string>, string?, string?][])
    test(`is refused with ${name}`, async () => {
      assert.equal(await isTaken(headers, text, secret), false);
    });
});
