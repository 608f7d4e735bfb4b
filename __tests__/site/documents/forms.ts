import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formStrings, toastStrings } from "../../../src/lib/form-strings.ts";
import { FORMS } from "../../../supabase/functions/send-contact-email/form-fields.ts";
import { RECEIVED } from "../../../supabase/functions/send-contact-email/form-post.ts";
import { HONEYPOT } from "../../../supabase/functions/send-contact-email/honeypot.ts";
import { receivedRoute, services } from "../../support/real-content.ts";
import { pageAt, readPages, textOf } from "../built-site.ts";

const pages = readPages();
const functionPath = "/functions/v1/send-contact-email";

const forms = [
  ["contact", "/iletisim", formStrings.contactForm],
  ["info_request", "/", formStrings.infoForm],
] as const;

describe("a browser can post a form by itself", () => {
  for (const [formType, route, label] of forms) {
    test(`the ${formType} form, with the fields that the function reads`, () => {
      const form = pageAt(route, pages).document.querySelector<HTMLFormElement>(
        `form[aria-label="${label}"]`,
      );
      assert.ok(form);
      assert.equal(form.getAttribute("method"), "post");
      assert.equal(form.getAttribute("action"), functionPath);
      const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea, button, select")];
      assert.deepEqual(
        controls.filter((control) => control.disabled).map((control) => control.name),
        [],
      );
      const names = new Set(controls.flatMap(({ name }) => (name ? [name] : [])));
      assert.deepEqual(
        [...names].sort(),
        [...FORMS[formType].fields.map(({ name }) => name), "formType", HONEYPOT].sort(),
      );
      const hidden = form.querySelector<HTMLInputElement>("input[type=hidden][name=formType]");
      assert.equal(hidden?.value, formType);
      for (const { name, required } of FORMS[formType].fields)
        assert.equal(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.required, required, name);
      assert.equal(textOf(form.querySelector("button[type=submit]")), FORMS[formType].submitLabel);
    });
  }

  test("services are posted by the names visitors read", () => {
    const boxes = pageAt("/", pages).document.querySelectorAll<HTMLInputElement>("[name=selectedServices]");
    assert.deepEqual(
      [...boxes].map(({ value }) => value),
      services,
    );
  });
});

test("the page the function leads to has the notice of each form, at the place it names", () => {
  const { document } = pageAt(receivedRoute, pages);
  for (const address of Object.values(RECEIVED)) {
    const [path, place] = address.split("#");
    assert.equal(path, receivedRoute);
    if (place) assert.ok(document.getElementById(place), `there is no place “${place}”`);
  }
  const saidFor = (formType: string) => [...document.querySelectorAll(`[data-sent=${formType}]`)].map(textOf);
  assert.deepEqual(saidFor("contact"), Object.values(toastStrings.contactSent));
  assert.deepEqual(saidFor("info_request"), Object.values(toastStrings.infoSent));
});
