import fc from "fast-check";

/** Any UTF-16 at all: half surrogates, NUL, line breaks of every kind, direction marks. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));
const nastyText = fc.constantFrom(
  "\r\nBcc: victim@example.org\r\n\r\nHello",
  "\u0000",
  "\ud800",
  "'; drop schema contact cascade; --",
  "\u0024{7*7}{{7*7}}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "=?utf-8?B?QmNjOiBh?=",
  "\u202egnirts\u2066",
  "İıŞşĞğ 👩🏽‍⚕️ e\u0301 \u{1f468}\u200d\u{1f469}",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "__proto__",
  "\ufeff\uffff",
);
const text = fc.oneof(anyText, nastyText, fc.string({ unit: "grapheme" }));
const filled = fc.oneof(
  text,
  fc.tuple(fc.constant("x"), text).map((parts) => parts.join("")),
);

/** Messages that are nearly or wholly right, full of hostile text. */
export const nearlyRight = fc.oneof(
  fc.record({
    formType: fc.constant("contact"),
    name: filled,
    email: fc.oneof(fc.constant("a@b.example"), fc.emailAddress(), filled),
    phone: text,
    subject: text,
    message: filled,
    extra: fc.jsonValue(),
  }),
  fc.record({
    formType: fc.constant("info_request"),
    clinicName: filled,
    contactPerson: filled,
    phone: filled,
    email: fc.oneof(fc.constant("a@müşteri.example"), fc.emailAddress()),
    selectedServices: fc.oneof(fc.array(filled, { maxLength: 12 }), fc.jsonValue()),
    message: text,
  }),
);
