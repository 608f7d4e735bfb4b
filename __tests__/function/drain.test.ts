import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createDelivery } from "../../supabase/functions/send-contact-email/delivery.ts";
import { MailFailure } from "../../supabase/functions/send-contact-email/mail-failure.ts";
import type { Claim, Store } from "../../supabase/functions/send-contact-email/store.ts";
import { messageClaim } from "./claims.ts";

const addresses = {
  from: "web@sedefdental.example",
  to: ["lab@sedefdental.example"],
  links: { page: "https://www.sedefdental.example/bekleyen-mesaj", keys: ["k"] },
};

interface Play {
  /** What each look finds; nothing after the last. */
  finds?: Claim[][];
  send?: () => Promise<string | null>;
  markSent?: () => Promise<void>;
  markFailed?: () => Promise<void>;
  drainMails?: number;
  drainMs?: number;
  recordMs?: number;
  hasSecond?: boolean;
}

/** A delivery among players: what it did, in order. */
function play({ finds = [[messageClaim()]], ...parts }: Play) {
  const log: string[] = [];
  const looks = [...finds];
  const store: Pick<Store, "claim" | "markSent" | "markFailed"> = {
    claim: async () => {
      log.push("look");
      return looks.shift() ?? [];
    },
    markSent: async (_, providerId) => {
      log.push(`sent ${providerId}`);
      await parts.markSent?.();
    },
    markFailed: async (_, { kind }) => {
      log.push(`failed ${kind}`);
      await parts.markFailed?.();
    },
  };
  const way = (name: string) => ({
    mail: addresses,
    mailer: {
      send: async () => {
        log.push(`mail ${name}`);
        return parts.send ? parts.send() : "re_1";
      },
      rest: () => undefined,
    },
  });
  const delivery = createDelivery({
    store,
    ways: [way("first"), parts.hasSecond ? way("second") : undefined],
    delivery: {
      drainMs: parts.drainMs ?? 10_000,
      drainMails: parts.drainMails ?? 100,
      recordMs: parts.recordMs ?? 5_000,
    },
    log: (event, details) => log.push(`${event}: ${details.reason}`),
  });
  return { log, drain: delivery.drain };
}

describe("a sent mail", () => {
  test("is recorded as soon as the database lets it, and not sent again for that", async () => {
    let tries = 0;
    const { log, drain } = play({
      markSent: async () => {
        tries += 1;
        if (tries < 3) throw new Error("gone");
      },
    });
    assert.deepEqual(await drain(), { sent: 1, failed: 0 });
    assert.deepEqual(log, ["look", "mail first", "sent re_1", "sent re_1", "sent re_1", "look"]);
  });

  test("that cannot be recorded in time is left to its lease, and the log says so", async () => {
    const { log, drain } = play({ recordMs: 100, markSent: () => new Promise(() => undefined) });
    assert.deepEqual(await drain(), { sent: 0, failed: 1 });
    assert.ok(log.includes("mail_unrecorded: a sent mail could not be recorded in time"), log.join("\n"));
  });
});

describe("a failed mail", () => {
  test("that cannot be recorded is told to the log, and keeps no other from leaving", async () => {
    let number = 0;
    const { log, drain } = play({
      finds: [[messageClaim(), messageClaim()]],
      send: async () => {
        number += 1;
        if (number === 1) throw new MailFailure("mail API answered 500", "system");
        return "re_2";
      },
      markFailed: async () => {
        throw new Error("gone");
      },
    });
    assert.deepEqual(await drain(), { sent: 1, failed: 1 });
    assert.ok(log.includes("mail_failed: mail API answered 500"));
    assert.ok(log.includes("mail_unrecorded: gone"));
  });
});

describe("a drain", () => {
  const many = Array.from({ length: 50 }, () => [messageClaim()]);

  test("ends after as many mails as one call may send", async () => {
    const { log, drain } = play({ finds: many, drainMails: 5 });
    assert.deepEqual(await drain(), { sent: 5, failed: 0 });
    assert.equal(log.filter((line) => line === "look").length, 5);
  });

  test("takes no further mail when its time is up", async () => {
    const { drain } = play({ finds: many, drainMs: 0 });
    assert.deepEqual(await drain(), { sent: 1, failed: 0 });
  });

  test("sends each mail the way it was handed out for, and the usual one where that is gone", async () => {
    const finds = [[{ ...messageClaim(), way: 2 }]];
    const two = play({ finds, hasSecond: true });
    await two.drain();
    assert.ok(two.log.includes("mail second"));
    const one = play({ finds });
    await one.drain();
    assert.ok(one.log.includes("mail first"));
  });

  test("hands a mail over when it is its turn", async () => {
    const started = Date.now();
    const { drain } = play({ finds: [[{ ...messageClaim(), waitMs: 300 }]] });
    await drain();
    assert.ok(Date.now() - started >= 290);
  });
});
