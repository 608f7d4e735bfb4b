import { Refusal } from "../../supabase/functions/send-contact-email/http.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { contact, infoRequest } from "./support.ts";

const accepted = (body: unknown) => validate(body, "scripts");

function faultsOf(body: unknown): unknown {
  try {
    return accepted(body).message;
  } catch (error) {
    return error instanceof Refusal ? error.details.faults : error;
  }
}

describe("an e-mail address", () => {
  for (const [address, stored = address] of [
    ["ad.soyad+klinik@alt.klinik.example"],
    ["o'neill!#$%&*/=?^_`{|}~-@klinik.example"],
    ["bilgi@müşteri.example", "bilgi@xn--mteri-kva70e.example"],
    ["bilgi@MÜŞTERI.example", "bilgi@xn--mteri-kva70e.example"],
    ["bilgi@klinik。example", "bilgi@klinik.example"],
  ])
    test(`${address} is stored as ${stored}`, () =>
      expect(accepted(contact({ email: address })).message.email).toBe(stored));

  test("is trimmed of spaces and invisible marks", () => {
    for (const email of ["  a@b.example ", "\u200ea@b.example\u200b", "\ufeff\u00a0a@b.example\u3000"])
      expect(accepted(contact({ email })).message.email).toBe("a@b.example");
  });
  for (const address of [
    "a@",
    "a@b..c",
    "şükrü@b.c",
    "a@b.c, d@e.f",
    "a@b.c\r\nBcc: d@e.f",
    "a@kli\u202enik.example",
    "randevu@saglik.gov.tr＠kotu.example",
    "a@müşteri.example/x",
    "a@müşteri example",
  ])
    test(`${JSON.stringify(address)} is refused`, () =>
      expect(faultsOf(contact({ email: address }))).toEqual([{ field: "email", fault: "invalid" }]));
});

describe("a telephone number", () => {
  for (const written of ["٠٥٣٢ ١١١ ٢٢ ٣٣", "۰۵۳۲ ۱۱۱ ۲۲ ۳۳", "０５３２ １１１ ２２ ３３", "𝟎𝟓𝟑𝟐 𝟏𝟏𝟏 𝟐𝟐 𝟑𝟑"])
    test(`${written} is stored in ASCII digits`, () =>
      expect(accepted(contact({ phone: written })).message.phone).toBe("0532 111 22 33"));
});

describe("text", () => {
  for (const unseen of ["\u200b\u200d", "\u3164", "\u2800 \u2800", "\u00ad\ufe0f\u034f", "\u202e\u2066"])
    test(`${JSON.stringify(unseen)} shows nothing, so it is empty`, () => {
      expect(faultsOf(contact({ name: unseen }))).toEqual([{ field: "name", fault: "missing" }]);
      expect(accepted(contact({ subject: unseen })).message).toMatchObject({ subject: "" });
    });

  test("counts against its limit as it is stored", () => {
    const message = `\r\n  ${"a\r\n".repeat(2_500)}`;
    expect(accepted(contact({ message })).message.message).toBe("a\n".repeat(2_500).trim());
    expect(accepted(contact({ name: ` ${"a".repeat(200)} ` })).message).toMatchObject({
      name: "a".repeat(200),
    });
  });

  test("loses control characters and lone surrogates", () => {
    const { message } = accepted(contact({ name: "A\u0000y\u0007şe", message: "bir\ud800 iki\u0000" }));
    expect(message.formType === "contact" && message.name).toBe("Ayşe");
    expect(message.message).toBe("bir\ufffd iki");
  });

  test("keeps line breaks in a message only, as line feeds", () => {
    const { message } = accepted(contact({ subject: "a\r\nb\u2028c", message: "a\r\nb\rc\u2028d\te" }));
    expect(message.formType === "contact" && message.subject).toBe("a b c");
    expect(message.message).toBe("a\nb\nc\nd\te");
  });

  test("keeps Turkish letters, emoji and combining marks", () => {
    const name = "İğdır Şükrü ÇÖÜ ıi 👩🏽‍⚕️ e\u0301";
    const { message } = accepted(contact({ name }));
    expect(message.formType === "contact" && message.name).toBe(name);
  });
});

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.site${index}.example/x`).join(" ");

describe("a submission", () => {
  for (const [name, body, field, fault] of [
    ["null", null, "formType", "invalid"],
    ["an unknown form type", { ...contact(), formType: "order" }, "formType", "invalid"],
    ["the name of an object's own", { ...contact(), formType: "toString" }, "formType", "invalid"],
    ["only spaces in a required field", contact({ name: "   " }), "name", "missing"],
    ["a number for a text", { ...contact(), phone: 5 }, "phone", "invalid"],
    ["a text for the services", { ...infoRequest(), selectedServices: "x" }, "selectedServices", "invalid"],
    ["an empty service", infoRequest({ selectedServices: [""] }), "selectedServices", "invalid"],
    [
      "services too long",
      infoRequest({ selectedServices: Array(11).fill("a".repeat(200)) }),
      "selectedServices",
      "too_long",
    ],
    ["an id that is no UUID", contact({ submissionId: "1" }), "submissionId", "invalid"],
    ["a time that is no number", { ...contact(), elapsedMs: "20" }, "elapsedMs", "invalid"],
    ["a honeypot that is no text", { ...contact(), extraInfo: true }, "extraInfo", "invalid"],
    ["a name of 201 signs", contact({ name: "a".repeat(201) }), "name", "too_long"],
    ["a message of 5,001 letters", contact({ message: "a".repeat(5_001) }), "message", "too_long"],
    ["an address of 321 letters", contact({ email: `${"a".repeat(313)}@b.tr.tr` }), "email", "too_long"],
  ] as const)
    test(`with ${name} is refused: ${field} ${fault}`, () =>
      expect(faultsOf(body)).toEqual([{ field, fault }]));

  for (const [name, changes, suspicion] of [
    ["with the honeypot filled", { extraInfo: "https://spam.example" }, "honeypot"],
    ["filled in under two seconds", { elapsedMs: 1_999 }, "too_fast"],
    ["filled in two seconds", { elapsedMs: 2_000 }, null],
    ["with more than three web addresses", { message: links(4) }, "links"],
    ["with addresses in its other fields", { name: "www.a.example", subject: links(3) }, "links"],
    ["with three web addresses", { message: links(3) }, null],
    ["without the honeypot", { extraInfo: undefined }, "incomplete"],
    ["without the time it took", { elapsedMs: undefined }, "incomplete"],
    ["with a time that cannot be", { elapsedMs: -1 }, "incomplete"],
    ["without an id", { submissionId: undefined }, "incomplete"],
  ] as const)
    test(`${name} ${suspicion === null ? "does not look like a robot's" : `is marked as ${suspicion}`}`, () =>
      expect(accepted(contact(changes)).suspicion).toBe(suspicion));
});
