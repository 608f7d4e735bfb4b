import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { contact, infoRequest } from "./support.ts";

const accepted = (body: unknown) => validate(body, "id");

describe("an e-mail address", () => {
  for (const address of [
    "ad.soyad+klinik@alt.klinik.example",
    "o'neill!#$%&*/=?^_`{|}~-@klinik.example",
    "bilgi@müşteri.example",
  ]) {
    test(`${address} is taken, as a browser takes it`, () => {
      expect(accepted(contact({ email: address })).message.email).toBe(address);
    });
  }
  test("is taken with spaces and invisible marks around it, as pasted ones have", () => {
    for (const email of ["  a@b.example ", "\u200ea@b.example\u200b", "\ufeff\u00a0a@b.example\u3000"])
      expect(accepted(contact({ email })).message.email).toBe("a@b.example");
  });
  for (const address of [
    "a@",
    "a@b..c",
    "a@b-.c",
    "şükrü@b.c",
    "a@b.c, d@e.f",
    "a@b.c\r\nBcc: d@e.f",
    "a@kli\u202enik.example",
  ]) {
    test(`${JSON.stringify(address)} is refused`, () => {
      expect(() => accepted(contact({ email: address }))).toThrow(
        expect.objectContaining({
          code: "invalid_fields",
          details: { fields: ["email"] },
        }),
      );
    });
  }
});

describe("text", () => {
  test("loses NUL and other control characters, and half signs are replaced", () => {
    const { message } = accepted(contact({ name: "A\u0000y\u0007şe", message: "bir\ud800 iki\u0000" }));
    expect(message.formType === "contact" && message.name).toBe("Ayşe");
    expect(message.message).toBe("bir\ufffd iki");
  });

  test("of one line has no line breaks; of a message keeps them as line feeds", () => {
    const { message } = accepted(contact({ subject: "a\r\nb\u2028c", message: "a\r\nb\rc\u2028d\te" }));
    expect(message.formType === "contact" && message.subject).toBe("a b c");
    expect(message.message).toBe("a\nb\nc\nd\te");
  });

  test("in Turkish, with emoji and joined signs, stays as it is", () => {
    const name = "İğdır Şükrü ÇÖÜ ıi 👩🏽‍⚕️ e\u0301";
    const { message } = accepted(contact({ name }));
    expect(message.formType === "contact" && message.name).toBe(name);
  });
});

/** A text with so many addresses of the web. */
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.site${index}.example/x`).join(" ");

describe("a submission", () => {
  for (const [name, body, fields] of [
    ["null", null, ["formType"]],
    ["an unknown form type", { ...contact(), formType: "order" }, ["formType"]],
    ["only spaces in a required field", contact({ name: "   " }), ["name"]],
    ["a number for a text", { ...contact(), phone: 5 }, ["phone"]],
    ["a text for the services", { ...infoRequest(), selectedServices: "Gece Plağı" }, ["selectedServices"]],
    ["an empty service", infoRequest({ selectedServices: [""] }), ["selectedServices"]],
    ["101 services", infoRequest({ selectedServices: Array(101).fill("a") }), ["selectedServices"]],
    ["an id that is no UUID", contact({ submissionId: "1" }), ["submissionId"]],
    ["a time that is no number", { ...contact(), elapsedMs: "20" }, ["elapsedMs"]],
    ["a honeypot that is no text", { ...contact(), ekBilgi: true }, ["ekBilgi"]],
    ["a name of 501 signs", contact({ name: "a".repeat(501) }), ["name"]],
    ["a message of 5,001 letters", contact({ message: "a".repeat(5_001) }), ["message"]],
  ] as const)
    test(`with ${name} is refused, naming ${fields.join(", ")}`, () => {
      expect(() => accepted(body)).toThrow(
        expect.objectContaining({ code: "invalid_fields", details: { fields } }),
      );
    });

  for (const [name, changes, suspicion] of [
    ["with the honeypot filled", { ekBilgi: "https://spam.example" }, "honeypot"],
    ["filled in under two seconds", { elapsedMs: 1_999 }, "too_fast"],
    ["filled in two seconds", { elapsedMs: 2_000 }, null],
    ["with more than three web addresses", { message: links(4) }, "links"],
    ["with addresses in its other fields", { name: "www.a.example", subject: links(3) }, "links"],
    ["with three web addresses", { message: links(3) }, null],
    ["without the honeypot", { ekBilgi: undefined }, "incomplete"],
    ["without the time it took", { elapsedMs: undefined }, "incomplete"],
    ["with a time that cannot be", { elapsedMs: -1 }, "incomplete"],
    ["without an id", { submissionId: undefined }, "incomplete"],
  ] as const)
    test(`${name} ${suspicion === null ? "does not look like a robot's" : `is marked as ${suspicion}`}`, () =>
      expect(accepted(contact(changes)).suspicion).toBe(suspicion));
});
