import { fireEvent, screen } from "@testing-library/react";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { FormField } from "#src/features/contact-forms/form-field.tsx";
import { formStrings } from "#src/features/contact-forms/form-strings.ts";
import { LIMITS } from "../../../../supabase/functions/send-contact-email/fields";
import { renderWithSite } from "../../../support/render-with-site";

test.each([
  "\u200bipek@klinik.example",
  "ipek@klinik.example\u00a0",
  "\u202aipek@klinik.example\u202c",
  "\ufeffipek@klinik.example",
])("an e-mail address loses what nobody sees: %j", (pasted) => {
  renderWithSite(<FormField name="email" label="E-posta" type="email" />);
  const control = screen.getByRole("textbox");
  fireEvent.input(control, { target: { value: pasted } });
  expect(control).toHaveValue("ipek@klinik.example");
  expect(control).toBeValid();
});

test("a past day is explained", () => {
  renderWithSite(<FormField name="wanted" label="Gün" type="date" min="2026-11-26" />);
  const control = screen.getByLabelText(/Gün/);
  fireEvent.input(control, { target: { value: "2026-11-20" } });
  fireEvent.invalid(control);
  expect(control).toHaveAccessibleDescription(deliveryStrings.pastHelp);
});

test("a year of two digits is explained", () => {
  renderWithSite(<FormField name="wanted" label="Gün" type="date" min="2026-11-26" />);
  const control = screen.getByLabelText(/Gün/);
  fireEvent.input(control, { target: { value: "0026-12-20" } });
  fireEvent.invalid(control);
  expect(control).toHaveAccessibleDescription(formStrings.fullYear);
});

test.each([
  { kind: "line", limit: LIMITS.line },
  { kind: "address", limit: LIMITS.email, type: "email" },
  { kind: "area", limit: LIMITS.area, rows: 3 },
])("tells by how much a text is too long: $kind", ({ kind, limit, ...more }) => {
  renderWithSite(<FormField name={kind} label="Metin" {...more} />);
  const control = screen.getByRole("textbox");
  fireEvent.input(control, { target: { value: "ğ".repeat(limit + 24) } });
  expect(control).toHaveValue("ğ".repeat(limit + 24));
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(formStrings.tooLongBy(24, limit));
});
