import type { SupabaseClient } from "@supabase/supabase-js";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strings } from "#src/domain/interface-strings.ts";
import { slugOf } from "#src/domain/turkish.ts";
import { ContactForm } from "#src/features/contact-forms/contact-form.tsx";
import { formStrings as form, toastStrings as toast } from "#src/features/contact-forms/form-strings.ts";
import { InfoRequestForm } from "#src/features/contact-forms/info-request-form.tsx";
import { createRefusal } from "#src/features/contact-forms/refusal.ts";
import { clientInTime, send } from "#src/features/contact-forms/send.ts";
import { labels } from "../../../support/form-labels";
import { hydrateWithSite, renderWithSite } from "../../../support/render-with-site";

jest.mock("#src/features/contact-forms/send.ts", () => ({
  send: jest.fn(),
  clientInTime: jest.fn(),
  prepareClient: jest.fn(async () => undefined),
}));

jest.mock("#src/features/contact-forms/toasts.tsx", () => {
  throw new Error("Loading chunk toasts failed.");
});

const sendMock = jest.mocked(send);
const client = {} as SupabaseClient;
const accepted = { id: "1f0c8a3e-0000-4000-8000-000000000000" };
const user = userEvent.setup({ delay: null });

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: "input, textarea" });
const option = (service: string) => screen.getByRole("checkbox", { name: service });
const submit = (label: string = form.sendContact) => user.click(screen.getByRole("button", { name: label }));
const payloads = () => sendMock.mock.calls.map(([, payload]) => payload);
const answered = () => waitFor(() => expect(screen.queryByText(form.sending)).not.toBeInTheDocument());

function renderContact() {
  return renderWithSite(<ContactForm />);
}

/** Pastes text, because typing letter by letter takes minutes. */
async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillContact() {
  await enter(labels.name, "Şükrü Iğdır");
  await enter(labels.email, "sukru@klinik.example");
  await enter(labels.message, "Merhaba");
}

beforeEach(() => {
  sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(accepted);
  jest.mocked(clientInTime).mockReset().mockResolvedValue(client);
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("the form stays without the client library and a connection", async () => {
  jest.mocked(clientInTime).mockResolvedValue(null);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const post = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  renderContact();
  await fillContact();
  await submit();
  expect(await screen.findByText(form.noConnection)).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  expect(field(labels.message)).toHaveValue("Merhaba");
});

test("sends from a page that came over plain http", async () => {
  // Browsers leave it out there.
  jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  renderContact();
  await fillContact();
  await submit();
  await answered();
  expect(payloads()).toEqual([
    expect.objectContaining({ submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  ]);
});

test("shows the message's number until the next is sent", async () => {
  renderContact();
  await fillContact();
  await submit();
  expect(await screen.findByText(form.receipt(accepted.id))).toBeVisible();
  await fillContact();
  sendMock.mockRejectedValueOnce(createRefusal(503));
  await submit();
  await answered();
  expect(screen.queryByText(form.receipt(accepted.id))).not.toBeInTheDocument();
});

test("says when the message arrived until the next key", async () => {
  jest.spyOn(Date.prototype, "getTime").mockReturnValue(Date.parse("2026-11-25T20:04:00+03:00"));
  renderContact();
  await fillContact();
  await submit();
  expect(await screen.findByText("Mesajınız 20.04’te bize ulaştı.")).toBeVisible();
  await enter(labels.name, "A");
  expect(screen.queryByText("Mesajınız 20.04’te bize ulaştı.")).not.toBeInTheDocument();
});

test("while sending the focus is on the status that says so", async () => {
  sendMock.mockReturnValue(new Promise(() => undefined));
  renderContact();
  await fillContact();
  await submit();
  const [status = document.body] = screen.getAllByRole("status");
  expect(status).toHaveTextContent(form.sending);
  expect(document.activeElement).toContainElement(status);
  expect(document.body).not.toHaveFocus();
});

test("returns the focus to the button after sending", async () => {
  let answer: () => void = () => undefined;
  sendMock.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(accepted);
    }),
  );
  renderContact();
  await fillContact();
  await submit();
  const button = screen.getByRole("button", { name: form.sending });
  // Browsers blur a disabled button; jsdom does not.
  field(labels.name).focus();
  field(labels.name).blur();
  await act(async () => answer());
  expect(button).toHaveFocus();
});

test("enables a button that the browser restored as disabled", async () => {
  // Firefox, after Back or a reload while a message was on its way.
  await hydrateWithSite(<ContactForm />, (place) => {
    for (const button of place.querySelectorAll("button")) button.disabled = true;
  });
  expect(screen.getByRole("button", { name: form.sendContact })).toBeEnabled();
});

test("keeps what is typed while sending as the next draft", async () => {
  renderWithSite(
    <InfoRequestForm
      asked={[]}
      messageHint={null}
      products={["Gece Plağı", "Lamine Kron"].map((name) => ({ slug: slugOf(name), name, service: name }))}
    />,
  );
  for (const label of [labels.clinicName, labels.contactPerson, labels.phone]) await enter(label, "Örnek");
  await enter(labels.email, "a@klinik.example");
  await user.click(option("Gece Plağı"));
  let accept = () => undefined;
  sendMock.mockReturnValueOnce(
    new Promise((resolve) => {
      accept = () => void resolve(accepted);
    }),
  );
  await submit(form.sendInfo);
  await enter(labels.contactPerson, " Kişi");
  await user.click(option("Lamine Kron"));
  await act(async () => accept());
  expect(payloads()).toMatchObject([{ clinicName: "Örnek", selectedServices: ["Gece Plağı"] }]);
  expect(option("Gece Plağı")).not.toBeChecked();
  expect(option("Lamine Kron")).toBeChecked();
  expect(field(labels.clinicName)).toHaveValue("");
  expect(field(labels.contactPerson)).toHaveValue("Örnek Kişi");
  expect(Object.values(sessionStorage).map((draft) => JSON.parse(draft))).toMatchObject([
    { values: { contactPerson: "Örnek Kişi", selectedServices: ["Lamine Kron"] } },
  ]);
});

const ids = () => payloads().map(({ submissionId }) => submissionId);

test("a form keeps its id until its message is accepted", async () => {
  sendMock.mockRejectedValue(new Error("no connection"));
  const { unmount } = renderContact();
  await fillContact();
  await submit();
  await answered();
  unmount();
  renderContact();
  await enter(labels.message, "!");
  sendMock.mockResolvedValue(accepted);
  await submit();
  await answered();
  await fillContact();
  await submit();
  await answered();
  expect(ids()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

test("what the browser posts has the id of the call before", async () => {
  sendMock.mockResolvedValue(null);
  const posted: unknown[] = [];
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push(new FormData(this).get("submissionId"));
  });
  renderContact();
  await fillContact();
  await submit();
  await user.click(await screen.findByRole("button", { name: form.postForm }));
  jest.mocked(clientInTime).mockResolvedValue(null);
  await submit();
  await answered();
  expect(ids()).toHaveLength(1);
  expect(posted).toEqual([ids()[0], ids()[0]]);
});

test("an id that the browser kept over Back is sent again", async () => {
  renderContact();
  const field = screen.getByRole<HTMLFormElement>("form").elements.namedItem("submissionId");
  (field as HTMLInputElement).value = accepted.id;
  await fillContact();
  await submit();
  await answered();
  expect(ids()).toEqual([accepted.id]);
});

test("a draft holds neither the honeypot nor hidden fields", async () => {
  renderContact();
  const honeypot = screen.getByRole<HTMLFormElement>("form").elements.namedItem("extraInfo");
  (honeypot as HTMLInputElement).value = "robot";
  await fillContact();
  const [draft = "{}"] = Object.values(sessionStorage);
  expect(Object.keys(JSON.parse(draft).values).sort()).toEqual(["email", "message", "name"]);
});

test("sends how long the page was open", async () => {
  const { unmount } = renderContact();
  await fillContact();
  unmount();
  renderContact();
  expect(screen.getByText(form.draftRestored)).toBeInTheDocument();
  jest.spyOn(Date, "now").mockReturnValue(0);
  jest.spyOn(performance, "now").mockReturnValue(60_000.4);
  await submit();
  expect(payloads()).toMatchObject([{ message: "Merhaba", extraInfo: "", elapsedMs: 60_000 }]);
});

test("a refusal disappears when the draft is deleted", async () => {
  const { unmount } = renderContact();
  await fillContact();
  unmount();
  renderContact();
  sendMock.mockRejectedValueOnce(createRefusal(422, [{ field: "name", fault: "missing" }]));
  await submit();
  await answered();
  expect(field(labels.name)).toBeInvalid();
  expect(screen.getByText(form.keptHere)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: form.clearDraft }));
  expect(screen.queryByText(form.keptHere)).not.toBeInTheDocument();
  expect(field(labels.name)).toHaveValue("");
  expect(field(labels.name)).not.toHaveAttribute("aria-invalid");
  expect(field(labels.name)).toHaveFocus();
});

test("without toasts a sent message is announced in an existing status", async () => {
  renderContact();
  const [status = document.body] = screen.getAllByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(status.scrollIntoView).not.toHaveBeenCalled();
  await fillContact();
  await submit();
  await waitFor(() =>
    expect(status).toHaveTextContent(`${toast.contactSent.title} ${toast.contactSent.text}`),
  );
  expect(status.scrollIntoView).toHaveBeenCalled();
  expect(screen.getByRole("form")).toContainElement(status);
});

test("without toasts a failure alerts until the next attempt", async () => {
  renderContact();
  await fillContact();
  sendMock.mockRejectedValueOnce(createRefusal(413));
  await submit();
  const { title, text } = toast.contactFailed;
  expect(await screen.findByRole("alert")).toHaveTextContent(`${title} ${text} ${form.tooLong}`);
  for (const status of screen.getAllByRole("status")) expect(status).toBeEmptyDOMElement();
  expect(screen.getByRole("link", { name: strings.ask.whatsapp })).toBeVisible();
  sendMock.mockReturnValueOnce(new Promise(() => undefined));
  await submit();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
