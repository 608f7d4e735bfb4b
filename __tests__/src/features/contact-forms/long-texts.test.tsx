import type { SupabaseClient } from "@supabase/supabase-js";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../../src/features/contact-forms/contact-form";
import { formStrings as form } from "../../../../src/features/contact-forms/form-strings";
import { InfoRequestForm } from "../../../../src/features/contact-forms/info-request-form";
import { clientInTime, send } from "../../../../src/features/contact-forms/send";
import { type FieldName, LIMITS } from "../../../../supabase/functions/send-contact-email/fields";
import { renderWithSystem } from "../../../support/render-with-system";

jest.mock("../../../../src/features/contact-forms/send", () => ({
  send: jest.fn(),
  clientInTime: jest.fn(),
  prepareClient: jest.fn(async () => undefined),
}));

const long = (limit: number) => "ğ".repeat(limit + 24);
const problem = (limit: number) => form.tooLongBy(24, limit);

const fields = () =>
  screen.getAllByRole<HTMLInputElement>("textbox").filter(({ name }) => name !== "extraInfo");
function field(wanted: FieldName): HTMLInputElement {
  const found = fields().find(({ name }) => name === wanted);
  if (!found) throw new Error(`The form has no ${wanted}.`);
  return found;
}

const limitOf = ({ type }: HTMLInputElement) =>
  type === "textarea" ? LIMITS.area : type === "email" ? LIMITS.email : LIMITS.line;

async function paste(control: HTMLInputElement, text: string) {
  await userEvent.click(control);
  await userEvent.paste(text);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(send).mockReset().mockResolvedValue({ id: "1f0c8a3e-0000-4000-8000-000000000000" });
  jest
    .mocked(clientInTime)
    .mockReset()
    .mockResolvedValue({} as SupabaseClient);
});

test.each([
  ["contact form", <ContactForm key="contact" />],
  ["information request", <InfoRequestForm key="info" asked={[]} messageHint={null} products={[]} />],
])("every field of the %s reports a long text", async (_, element) => {
  renderWithSystem(element);
  for (const control of fields()) {
    const limit = limitOf(control);
    await paste(control, long(limit));
    expect(control).toHaveValue(long(limit));
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(problem(limit));
  }
  expect(fields().length).toBeGreaterThan(3);
});

test("a message that is too long is sent only once it fits", async () => {
  renderWithSystem(<ContactForm />);
  const [name, email, message] = [field("name"), field("email"), field("message")];
  await paste(name, "Şükrü");
  await paste(email, "a@klinik.example");
  await paste(message, long(LIMITS.area));
  await userEvent.click(screen.getByRole("button", { name: form.sendContact }));
  expect(send).not.toHaveBeenCalled();
  expect(message).toHaveFocus();

  fireEvent.input(message, { target: { value: "ğ".repeat(LIMITS.area) } });
  expect(message).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole("button", { name: form.sendContact }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
