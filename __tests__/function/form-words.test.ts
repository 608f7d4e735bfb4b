import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { formStrings, toastStrings } from "../../src/lib/form-strings.ts";
import type { ContactPayload } from "../../supabase/functions/send-contact-email/contract.ts";
import { FORMS } from "../../supabase/functions/send-contact-email/form-fields.ts";
import { FAULTS, hintFor, PAGE_WORDS } from "../../supabase/functions/send-contact-email/form-words.ts";
import { HONEYPOT } from "../../supabase/functions/send-contact-email/honeypot.ts";
import { Refusal } from "../../supabase/functions/send-contact-email/http.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { contact } from "./support.ts";

// The function shares no code with the site, so its pages have the site's words a second time.

describe("a page of the function speaks as the site does", () => {
  test("labels and buttons of both forms", () => {
    const { fullName, clinicName, contactPerson, phone, email, subject, services, message } = formStrings;
    const labels = Object.values(FORMS).map(({ fields }) => fields.map(({ label }) => label));
    assert.deepEqual(labels, [
      [fullName, phone, email, subject, message],
      [clinicName, contactPerson, phone, email, services, message],
    ]);
    assert.deepEqual(
      Object.values(FORMS).map(({ submitLabel }) => submitLabel),
      [formStrings.sendContact, formStrings.sendInfo],
    );
  });

  test("notices, faults and hints", () => {
    assert.deepEqual(
      Object.values(FORMS).map(({ failed }) => failed),
      [toastStrings.contactFailed, toastStrings.infoFailed],
    );
    const { missing, noEmail, fieldTooLong, unfit } = formStrings;
    assert.deepEqual(FAULTS, { missing, noEmail, tooLong: fieldTooLong, unfit });
    const { backLink, ...shared } = PAGE_WORDS;
    const { optional, patientHint, kvkkNotice, kvkkLink } = formStrings;
    assert.deepEqual(shared, { optional, patientHint, kvkkNotice, kvkkLink });
    assert.equal(hintFor(new Refusal("body_too_large"), true), formStrings.tooLong);
    for (const retryAfter of [45, 60, 61])
      assert.equal(
        hintFor(new Refusal("rate_limited", { retryAfter }), false),
        formStrings.tooOften(retryAfter),
      );
  });
});

test("its forms have the fields that are checked, and require the same ones", () => {
  for (const [formType, { fields }] of Object.entries(FORMS)) {
    const empty = validate({ formType }, 0);
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    assert.deepEqual(!empty.ok && empty.fields, required);
    const wrong = validate({ formType, ...Object.fromEntries(fields.map(({ name }) => [name, 5])) }, 0);
    const all = fields.map(({ name }) => name);
    assert.deepEqual(!wrong.ok && [...wrong.fields].sort(), all.sort());
  }
});

test("a field takes as many signs as the function does", () => {
  const source = readFileSync("src/forms/form-field.tsx", "utf8");
  const [, line, email, area] =
    /maxLengths = \{ line: (\d+), email: (\d+), area: ([\d_]+) \}/.exec(source) ?? [];
  const signs = (text = ""): number => Number(text.replace("_", ""));
  const faultsOf = (changes: Partial<ContactPayload>) => {
    const validation = validate(contact(changes), 0);
    return validation.ok ? [] : validation.fields;
  };
  const address = (length: number) => {
    const domain = `${"b".repeat(60)}.`.repeat(4);
    return `${"a".repeat(length - domain.length - 3)}@${domain}tr`;
  };
  for (const [name, limit, make] of [
    ["name", signs(line), (length: number) => "a".repeat(length)],
    ["message", signs(area), (length: number) => "a".repeat(length)],
    ["email", signs(email), address],
  ] as const) {
    assert.equal(make(limit).length, limit);
    assert.deepEqual(faultsOf({ [name]: make(limit) }), []);
    assert.deepEqual(faultsOf({ [name]: make(limit + 1) }), [name]);
  }
});

test("the hidden field has one name", () => {
  assert.ok(readFileSync("src/forms/honeypot.tsx", "utf8").includes(`honeypotName = "${HONEYPOT}"`));
});
