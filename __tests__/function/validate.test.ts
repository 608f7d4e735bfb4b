import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { contact, infoRequest } from "./support.ts";

function accepted(body: unknown) {
  const result = validate(body, 2_000);
  assert.ok(result.ok, JSON.stringify(result));
  return result.submission;
}

describe("an e-mail address", () => {
  for (const address of [
    "a@b",
    "ad.soyad+klinik@alt.klinik.example",
    "o'neill!#$%&*/=?^_`{|}~-@klinik.example",
    "bilgi@müşteri.example",
    "BUYUK@KLINIK.EXAMPLE",
    `a@${"b".repeat(63)}.example`,
  ]) {
    test(`${address} is taken, as a browser takes it`, () => {
      assert.equal(accepted(contact({ email: address })).message.email, address);
    });
  }
  test("is taken with spaces around it, which browsers drop", () => {
    assert.equal(accepted(contact({ email: "  a@b.example " })).message.email, "a@b.example");
  });
  for (const address of [
    "a",
    "@b",
    "a@",
    "a b@c.d",
    "a@b..c",
    "a@-b.c",
    "a@b-.c",
    "şükrü@b.c",
    "<a@b.c>",
    "a@b.c\r\nBcc: d@e.f",
  ]) {
    test(`${JSON.stringify(address)} is refused`, () => {
      assert.deepEqual(validate(contact({ email: address }), 0), {
        ok: false,
        error: "invalid_fields",
        fields: ["email"],
      });
    });
  }
});

describe("text", () => {
  test("loses NUL and other control characters, and half signs are replaced", () => {
    const { message } = accepted(contact({ name: "A\u0000y\u0007şe", message: "bir\ud800 iki\u0000" }));
    assert.equal(message.formType === "contact" && message.name, "Ayşe");
    assert.equal(message.message, "bir\ufffd iki");
  });

  test("of one line has no line breaks; of a message keeps them as line feeds", () => {
    const { message } = accepted(contact({ subject: "a\r\nb\u2028c", message: "a\r\nb\rc\u2028d\te" }));
    assert.equal(message.formType === "contact" && message.subject, "a b c");
    assert.equal(message.message, "a\nb\nc\nd\te");
  });

  test("in Turkish, with emoji and joined signs, stays as it is", () => {
    const name = "İğdır Şükrü ÇÖÜ ıi 👩🏽‍⚕️ e\u0301";
    const { message } = accepted(contact({ name }));
    assert.equal(message.formType === "contact" && message.name, name);
  });
});

describe("a submission", () => {
  test("keeps the client's id in lower case", () => {
    const submissionId = "ABCDEF00-0000-4000-8000-000000000001";
    assert.equal(accepted(contact({ submissionId })).id, submissionId.toLowerCase());
  });

  test("is suspicious below the minimum fill time, and not at it", () => {
    assert.equal(accepted(contact({ elapsedMs: 1_999 })).suspicion, "too_fast");
    assert.equal(accepted(contact({ elapsedMs: 2_000 })).suspicion, null);
  });

  test("without services has an empty list", () => {
    const { message } = accepted({ ...infoRequest(), selectedServices: undefined });
    assert.deepEqual(message.formType === "info_request" && message.selectedServices, []);
  });

  test("holds nothing beyond the form's fields", () => {
    const { message } = accepted({ ...contact(), admin: true, selectedServices: ["x"] });
    assert.deepEqual(Object.keys(message), ["formType", "name", "email", "phone", "subject", "message"]);
  });
});
