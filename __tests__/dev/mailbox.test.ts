import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import nodemailer from "nodemailer";
import type { ReceivedMail } from "../../dev/stack/mail-folder.ts";
import { type Mailbox, startMailbox } from "../../dev/stack/mailbox.ts";
import { freePort } from "../../dev/stack/ports.ts";

let folder: string;
let mailbox: Mailbox;
let smtpPort: number;

const send = (subject: string, html: string) =>
  nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true }).sendMail({
    from: "a@b.example",
    to: "c@d.example",
    replyTo: "e@f.example",
    subject,
    html,
    text: "<b>metin</b>",
  });

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mailbox-test-"));
  smtpPort = await freePort(0, "mail server", console.log);
  mailbox = await startMailbox(folder, smtpPort, await freePort(0, "mailbox", console.log));
});
after(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("the mailbox", () => {
  test("says so while it is empty", async () => {
    assert.match(await (await fetch(mailbox.url)).text(), /No mail yet/);
  });

  test("gives received mails as JSON", async () => {
    await send("Bilgi talebi: Gülüş", "<p>çok</p>");
    const mails = (await (await fetch(`${mailbox.url}/api/messages`)).json()) as ReceivedMail[];
    const { id, receivedAt, messageId, ...mail } = mails[0] as ReceivedMail;
    assert.deepEqual(mail, {
      from: "a@b.example",
      to: ["c@d.example"],
      replyTo: ["e@f.example"],
      subject: "Bilgi talebi: Gülüş",
      text: "<b>metin</b>\n",
      html: "<p>çok</p>\n",
    });
    assert.ok(id !== "" && messageId !== "" && Date.parse(receivedAt) > 0);
  });

  test("shows a hostile mail without running it", async () => {
    await send(
      "<script>alert(1)</script>",
      "<script>alert(2)</script><img src=http://tracker.example/x.png>",
    );
    const list = await (await fetch(mailbox.url)).text();
    assert.ok(list.includes("&lt;script&gt;alert(1)") && !list.includes("<script>"));
    const link = /href="(\/messages\/[^"]+)"/.exec(list)?.[1];
    const shown = await fetch(mailbox.url + link);
    const text = await shown.text();
    assert.ok(
      text.includes("<iframe sandbox ") &&
        text.includes("&lt;b&gt;metin&lt;/b&gt;") &&
        !text.includes("<script>"),
    );
    assert.match(shown.headers.get("content-security-policy") ?? "", /script-src 'none'/);
    const html = await fetch(`${mailbox.url}${link}/html`);
    assert.equal(
      html.headers.get("content-security-policy"),
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  test("gives only its mails", async () => {
    for (const target of ["/messages/1", "/messages/..%2f..%2fetc%2fpasswd", "/api", "/favicon.ico"]) {
      assert.equal((await fetch(mailbox.url + target)).status, 404);
    }
  });

  test("answers 451 when told to refuse", async () => {
    mailbox.refuseWhen(() => true);
    await assert.rejects(send("x", "x"), /451 Try again later/);
    mailbox.refuseWhen(() => false);
  });

  test("refuses for good when told to, takes a mail without saying so, and can be away", async () => {
    mailbox.refuseWhen(() => 554);
    await assert.rejects(send("x", "x"), /554 Refused/);
    const before = (await mailbox.messages()).length;
    mailbox.refuseWhen(() => "drop");
    await assert.rejects(send("x", "x"), { code: "ECONNECTION" });
    assert.equal((await mailbox.messages()).length, before + 1);
    mailbox.refuseWhen(() => false);
    mailbox.setAway(true);
    await assert.rejects(send("x", "x"), /421/);
    mailbox.setAway(false);
    await send("x", "x");
  });

  test("can be emptied", async () => {
    await fetch(`${mailbox.url}/api/messages`, { method: "DELETE" });
    assert.deepEqual(await mailbox.messages(), []);
  });
});
