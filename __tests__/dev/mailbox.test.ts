import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import type { ReceivedMail } from "../../dev/stack/mail-folder.ts";
import { type Mailbox, startMailbox } from "../../dev/stack/mailbox.ts";

let folder: string;
let mailbox: Mailbox;

const send = (subject: string, html: string) =>
  nodemailer.createTransport({ host: "127.0.0.1", port: mailbox.smtpPort, ignoreTLS: true }).sendMail({
    from: "a@b.example",
    to: "c@d.example",
    replyTo: "e@f.example",
    subject,
    html,
    text: "<b>metin</b>",
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mailbox-test-"));
  mailbox = await startMailbox(folder);
});
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("the mailbox", () => {
  test("says so while it is empty", async () => {
    expect(await (await fetch(mailbox.url)).text()).toMatch(/No mail yet/);
  });

  test("gives received mails as JSON", async () => {
    await send("Bilgi talebi: Gülüş", "<p>çok</p>");
    const mails = (await (await fetch(`${mailbox.url}/api/messages`)).json()) as ReceivedMail[];
    const { id, receivedAt, messageId, ...mail } = mails[0] as ReceivedMail;
    expect(mail).toEqual({
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
    expect(shown.headers.get("content-security-policy") ?? "").toMatch(/script-src 'none'/);
    const html = await fetch(`${mailbox.url}${link}/html`);
    expect(html.headers.get("content-security-policy")).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  test("gives only its mails", async () => {
    for (const target of ["/messages/1", "/messages/..%2f..%2fetc%2fpasswd", "/api", "/favicon.ico"]) {
      expect((await fetch(mailbox.url + target)).status).toBe(404);
    }
  });

  test("can be emptied", async () => {
    await fetch(`${mailbox.url}/api/messages`, { method: "DELETE" });
    expect(await mailbox.messages()).toEqual([]);
  });
});
