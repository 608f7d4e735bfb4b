import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strings } from "../../../../src/domain/interface-strings";
import { ContactForm } from "../../../../src/features/contact-forms/contact-form";
import {
  formStrings as form,
  toastStrings as toast,
} from "../../../../src/features/contact-forms/form-strings";
import { Notices } from "../../../../src/features/contact-forms/notices/notices";
import { createRefusal } from "../../../../src/features/contact-forms/refusal";
import { send } from "../../../../src/features/contact-forms/send";
import { labels } from "../../../support/form-labels";
import { renderWithSystem } from "../../../support/render-with-system";

jest.mock("../../../../src/features/contact-forms/send", () => ({
  send: jest.fn(),
  clientInTime: async () => ({}),
  prepareClient: async () => undefined,
}));
jest.mock("../../../../src/features/contact-forms/notices/toasts", () => {
  throw new Error("Loading chunk toasts failed.");
});

const sendMock = jest.mocked(send);

async function sendMessage() {
  for (const [label, text] of [
    [labels.name, "Şükrü Iğdır"],
    [labels.email, "sukru@klinik.example"],
    [labels.message, "Merhaba"],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole("button", { name: form.sendContact }));
}

beforeEach(() => {
  sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue({ id: "1f0c8a3e-0000-4000-8000-000000000000" });
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderWithSystem(
    <>
      <ContactForm />
      <Notices />
    </>,
  );
});

afterEach(() => jest.restoreAllMocks());

describe("without the toast library the form", () => {
  test("announces a sent message in an existing status", async () => {
    const [status = document.body] = screen.getAllByRole("status");
    expect(status).toBeEmptyDOMElement();
    expect(status.scrollIntoView).not.toHaveBeenCalled();
    await sendMessage();
    await waitFor(() =>
      expect(status).toHaveTextContent(`${toast.contactSent.title} ${toast.contactSent.text}`),
    );
    expect(status.scrollIntoView).toHaveBeenCalled();
    expect(screen.getByRole("form")).toContainElement(status);
  });

  test("alerts until the next attempt", async () => {
    sendMock.mockRejectedValueOnce(createRefusal(413));
    await sendMessage();
    const { title, text } = toast.contactFailed;
    expect(await screen.findByRole("alert")).toHaveTextContent(`${title} ${text} ${form.tooLong}`);
    for (const status of screen.getAllByRole("status")) expect(status).toBeEmptyDOMElement();
    expect(screen.getByRole("link", { name: strings.ask.whatsapp })).toBeVisible();
    sendMock.mockReturnValueOnce(new Promise(() => undefined));
    await userEvent.click(screen.getByRole("button", { name: form.sendContact }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
