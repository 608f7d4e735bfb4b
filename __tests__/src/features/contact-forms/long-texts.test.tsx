import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../../src/features/contact-forms/contact-form";
import { formStrings as form } from "../../../../src/features/contact-forms/form-strings";
import { LIMITS } from "../../../../supabase/functions/send-contact-email/fields";
import { renderWithSystem } from "../../../support/render-with-system";

jest.mock("../../../../src/features/contact-forms/send", () => ({
  prepareClient: jest.fn(async () => undefined),
}));

const limitOf = ({ type }: HTMLInputElement) =>
  type === "textarea" ? LIMITS.area : type === "email" ? LIMITS.email : LIMITS.line;

test("every field reports a text that is too long", async () => {
  renderWithSystem(<ContactForm />);
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  for (const control of fields.filter(({ name }) => name !== "extraInfo")) {
    const limit = limitOf(control);
    await userEvent.click(control);
    await userEvent.paste("ğ".repeat(limit + 24));
    expect(control).toHaveValue("ğ".repeat(limit + 24));
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(form.tooLongBy(24, limit));
  }
  expect(fields.length).toBeGreaterThan(3);
});
