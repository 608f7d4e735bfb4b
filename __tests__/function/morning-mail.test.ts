import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { JSDOM } from "jsdom";
import { morningText } from "../../supabase/functions/send-contact-email/morning-mail.ts";
import type { Summary, SummaryEntry } from "../../supabase/functions/send-contact-email/store.ts";

const quiet: Summary = {
  received: 4,
  sent: 4,
  pending: 0,
  overdue: 0,
  deadCount: 0,
  dead: [],
  quarantinedCount: 0,
  quarantined: [],
};

const entry: SummaryEntry = {
  id: "00000000-0000-4000-8000-000000000001",
  formType: "contact",
  name: "Ayşe\r\nBcc: <b>x</b>",
  email: "ayse@klinik.example",
  phone: "",
  receivedAt: "2026-05-01T23:30:00Z",
};

const linkOf = (action: string, id: string) => `https://a.example/bekleyen-mesaj#${action}.${id}`;
const mailOf = (changes: Partial<Summary>) => morningText("2026-05-01", { ...quiet, ...changes }, linkOf);

describe("the morning mail", () => {
  test("of a quiet day says so, with the figures, and what its absence would mean", () => {
    const { subject, text } = mailOf({});
    assert.equal(subject, "Günlük mesaj özeti: 1 Mayıs 2026 – gece her şey yolunda");
    assert.match(text, /^Günaydın\. 1 Mayıs 2026 gününde/);
    assert.ok(
      text.includes("Gelen mesaj: 4\nE-postayla iletilen: 4\nİletilmeyi bekleyen: 0\nİletilemeyen: 0"),
    );
    assert.match(text, /Bir sabah gelmezse/);
  });

  for (const [what, changes, said] of [
    ["an undeliverable message", { deadCount: 2, dead: [entry] }, "2 mesaj iletilemedi"],
    ["one held", { quarantinedCount: 1, quarantined: [entry] }, "1 mesaj kararınızı bekliyor"],
    ["one that has been on its way for hours", { pending: 3, overdue: 1 }, "1 mesaj saatlerdir yolda"],
  ] as const) {
    test(`is one of trouble with ${what}, in its subject and its text`, () => {
      const { subject, text, html } = mailOf({ ...changes } as Partial<Summary>);
      assert.equal(subject, `Günlük mesaj özeti: 1 Mayıs 2026 – ${said}`);
      assert.ok(text.includes(`- ${said}`));
      assert.ok(!`${text}${html}`.includes("yolunda"));
    });
  }

  test("is quiet with messages that have only just come", () => {
    assert.match(mailOf({ pending: 2 }).subject, /gece her şey yolunda$/);
  });

  test("names everything that is wrong at once", () => {
    const { subject } = mailOf({ deadCount: 1, overdue: 2, quarantinedCount: 3 });
    assert.match(subject, /– 1 mesaj iletilemedi, 2 mesaj saatlerdir yolda, 3 mesaj kararınızı bekliyor$/);
  });

  test("shows what visitors wrote as text, in one line", () => {
    const { text, html } = mailOf({ quarantinedCount: 1, quarantined: [entry] });
    assert.match(
      text,
      /^İletişim mesajı – Ayşe Bcc: <b>x<\/b>\nayse@klinik\.example\n2 Mayıs 2026 02:30\nkayıt /m,
    );
    const { document } = new JSDOM(html).window;
    assert.equal(document.querySelectorAll("b, script, img").length, 0);
  });

  test("offers fresh tries for what could not be delivered, and to let out what is held", () => {
    const labels = (changes: Partial<Summary>) =>
      [...new JSDOM(mailOf(changes).html).window.document.querySelectorAll("a")].map(
        (link) => link.textContent,
      );
    assert.deepEqual(labels({ deadCount: 1, dead: [entry] }), ["Mesajı gör", "Yeniden gönder", "At"]);
    assert.deepEqual(labels({ quarantinedCount: 1, quarantined: [entry] }), ["Mesajı gör", "İlet", "At"]);
  });

  test("can be made of what an earlier daily round wrote, which knew no overdue messages", () => {
    const { overdue: _, ...earlier } = quiet;
    assert.match(morningText("2026-05-01", earlier as Summary).subject, /yolunda$/);
  });
});
