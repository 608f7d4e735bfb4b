import assert from "node:assert/strict";
import { formStrings } from "#src/features/contact-forms/form-strings.ts";
import { FORMS, HONEYPOT } from "../../../supabase/functions/send-contact-email/fields.ts";
import { FAILED } from "../../../supabase/functions/send-contact-email/forms.ts";
import { failedRoute, home, words } from "../../support/real-content.ts";
import { collapsed, pageAt, textOf } from "../built-site.ts";

const forms = [
  ["contact", "/iletisim", formStrings.contactForm],
  ...(home.infoRequest ? ([["info_request", "/", formStrings.infoForm]] as const) : []),
] as const;

describe("a browser can post a form by itself", () => {
  for (const [formType, route, label] of forms) {
    test(`the ${formType} form, with the fields that the function reads`, () => {
      const form = pageAt(route).document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
      assert.ok(form);
      const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea, button, select")];
      const names = new Set(controls.flatMap(({ name }) => (name ? [name] : [])));
      expect([...names].sort()).toEqual(
        [...FORMS[formType].map(({ name }) => name), "formType", "submissionId", HONEYPOT].sort(),
      );
      for (const { name, required, ...field } of FORMS[formType]) {
        const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        const token = "autoComplete" in field ? field.autoComplete : null;
        expect([name, control?.required, control?.getAttribute("autocomplete")]).toEqual([
          name,
          required,
          token,
        ]);
      }
      expect(form.action).toMatch(new RegExp(`/send-contact-email\\?${formType}$`));
      expect(form.querySelector(`[aria-hidden=true] [name=${HONEYPOT}]`)).not.toBeNull();
      expect(textOf(form)).toContain(collapsed(words.dataUse));
    });
  }
});

test("the page of a refused form has every reason once", () => {
  const { document } = pageAt(failedRoute);
  const reasons = [...document.querySelectorAll("main p[id]")].map(({ id }) => id);
  expect(new Set(reasons).size).toBe(reasons.length);
  const others = ["mesaj-uzun", "cok-fazla", "kapali", "baska-site", "sorun"];
  const expected = (["contact", "info_request"] as const).flatMap((formType) => {
    const fields = FORMS[formType].flatMap(({ name }) =>
      ["eksik", "gecersiz", "uzun"].map((fault) => `${fault}-${name}`),
    );
    return [...fields, ...others].map((reason) =>
      formType === "contact" ? reason : `bilgi-talebi-${reason}`,
    );
  });
  expect(reasons.sort()).toEqual(expected.sort());
  expect(FAILED).toBe(failedRoute);
  assert.ok(document.querySelector('main a[href^="tel:"]'));
});
