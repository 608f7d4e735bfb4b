import assert from "node:assert/strict";
import { honeypotName } from "../../src/forms/honeypot.tsx";
import { maxLengths } from "../../src/forms/max-lengths.ts";
import { formStrings, toastStrings } from "../../src/lib/form-strings.ts";
import { FORMS } from "../../supabase/functions/send-contact-email/form-fields.ts";
import { FAULTS, hintFor, PAGE_WORDS } from "../../supabase/functions/send-contact-email/form-words.ts";
import { HONEYPOT } from "../../supabase/functions/send-contact-email/honeypot.ts";
import { Refusal } from "../../supabase/functions/send-contact-email/http.ts";
import { LIMITS, validate } from "../../supabase/functions/send-contact-email/validate.ts";

// The function shares no code with the site, so its pages have the site's words a second time.

describe("a page of the function speaks as the site does", () => {
  test("labels and buttons of both forms", () => {
    const { fullName, clinicName, contactPerson, phone, email, subject, services, message } = formStrings;
    const labels = Object.values(FORMS).map(({ fields }) => fields.map(({ label }) => label));
    expect(labels).toEqual([
      [fullName, phone, email, subject, message],
      [clinicName, contactPerson, phone, email, services, message],
    ]);
    expect(Object.values(FORMS).map(({ submitLabel }) => submitLabel)).toEqual([
      formStrings.sendContact,
      formStrings.sendInfo,
    ]);
  });

  test("notices, faults and hints", () => {
    expect(Object.values(FORMS).map(({ failed }) => failed)).toEqual([
      toastStrings.contactFailed,
      toastStrings.infoFailed,
    ]);
    const { missing, noEmail, fieldTooLong, unfit } = formStrings;
    expect(FAULTS).toEqual({ missing, noEmail, tooLong: fieldTooLong, unfit });
    const { backLink, ...shared } = PAGE_WORDS;
    const { optional, patientHint, kvkkNotice, kvkkLink } = formStrings;
    expect(shared).toEqual({ optional, patientHint, kvkkNotice, kvkkLink });
    expect(hintFor(new Refusal("body_too_large"), true)).toBe(formStrings.tooLong);
    for (const retryAfter of [45, 60, 61])
      for (const phone of [undefined, "0352 000 00 00"])
        expect(hintFor(new Refusal("rate_limited", { retryAfter, ...(phone && { phone }) }), false)).toBe(
          formStrings.tooOften(retryAfter, phone),
        );
  });
});

/** Names of the fields at fault. */
function faultsOf(body: object): string[] {
  try {
    validate(body, "id");
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return error.details.fields ?? [];
  }
}

test("its forms have the fields that are checked, and require the same ones", () => {
  for (const [formType, { fields }] of Object.entries(FORMS)) {
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    expect(faultsOf({ formType })).toEqual(required);
    const all = fields.map(({ name }) => name);
    const wrong = faultsOf({ formType, ...Object.fromEntries(all.map((name) => [name, 5])) });
    expect([...wrong].sort()).toEqual(all.sort());
  }
});

test("a field takes as many letters as the function does, and the hidden one has the same name", () => {
  expect({ ...maxLengths }).toEqual({ ...LIMITS });
  expect(honeypotName).toBe(HONEYPOT);
});
