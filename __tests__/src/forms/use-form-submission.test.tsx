import type { SupabaseClient } from "@supabase/supabase-js";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notices } from "../../../src/components/notices/notices";
import { ContactForm } from "../../../src/forms/contact-form";
import { InfoRequestForm } from "../../../src/forms/info-request-form";
import { createRefusal } from "../../../src/forms/refusal";
import { clientInTime, send } from "../../../src/forms/send";
import { formStrings as form, toastStrings as toast } from "../../../src/lib/form-strings";
import { slugOf } from "../../../src/lib/turkish";
import { renderWithSystem } from "../../support/render-with-system";

jest.mock("../../../src/forms/send", () => ({
  send: jest.fn(),
  clientInTime: jest.fn(),
  prepareClient: jest.fn(async () => undefined),
}));

const sendMock = jest.mocked(send);
const client = {} as SupabaseClient;
const user = userEvent.setup({ delay: null });

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: "input, textarea" });
const option = (service: string) => screen.getByRole("checkbox", { name: service });
const submit = (label: string = form.sendContact) => user.click(screen.getByRole("button", { name: label }));
const payloads = () => sendMock.mock.calls.map(([, payload]) => payload);
const answered = () => waitFor(() => expect(screen.queryByText(form.sending)).not.toBeInTheDocument());

/** Has the next message wait for its answer until the test gives one. */
function holdAnswer() {
  let accept: () => void;
  let refuse: (refusal: Error) => void;
  sendMock.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      accept = resolve;
      refuse = reject;
    }),
  );
  return {
    accept: () => act(async () => accept()),
    refuse: (refusal: Error) => act(async () => refuse(refusal)),
  };
}

function renderContact() {
  return renderWithSystem(
    <>
      <ContactForm />
      <Notices />
    </>,
  );
}

/** Adds text to a field in one go, as people paste; typing letter by letter would take the tests minutes. */
async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillContact({ name = "Şükrü Iğdır", message = "Merhaba" } = {}) {
  await enter(form.fullName, name);
  await enter(form.email, "sukru@klinik.example");
  await enter(form.message, message);
}

async function sendRefused(refusal: Error) {
  renderContact();
  await fillContact({ name: "  " });
  sendMock.mockRejectedValueOnce(refusal);
  await submit();
  await answered();
}

beforeEach(() => {
  sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(undefined);
  jest.mocked(clientInTime).mockReset().mockResolvedValue(client);
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("a sent message clears the form and its draft, and the notice says so", async () => {
  renderContact();
  await fillContact();
  expect(sessionStorage).toHaveLength(1);
  await submit();
  expect(await screen.findByText(toast.contactSent.title)).toBeInTheDocument();
  for (const label of [form.fullName, form.email, form.message]) expect(field(label)).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test("a message that failed stays in the form and on the device, is logged, and the notice says so", async () => {
  renderContact();
  await fillContact();
  const failure = new Error("no connection");
  sendMock.mockRejectedValueOnce(failure);
  await submit();
  expect(await screen.findByText(toast.contactFailed.text)).toBeInTheDocument();
  expect(field(form.message)).toHaveValue("Merhaba");
  expect(sessionStorage).toHaveLength(1);
  expect(console.error).toHaveBeenCalledWith(failure);
  expect(screen.getByRole("button", { name: form.sendContact })).toBeEnabled();
});

test("what a browser would post by itself stays in the form, and is no part of a draft", async () => {
  const { container } = renderContact();
  const formType = () => container.querySelector("input[name=formType]");
  expect(formType()).toHaveValue("contact");
  expect(screen.getByRole("form")).toHaveAttribute("action", "/functions/v1/send-contact-email");
  await fillContact();
  const [draft] = Object.values(sessionStorage).map((text) => JSON.parse(text));
  expect(Object.keys(draft.values)).toEqual(["name", "email", "message"]);
  await submit();
  await answered();
  expect(formType()).toHaveValue("contact");
});

test("where the client library does not come, the browser posts the form, and the draft stays until it arrived", async () => {
  jest.mocked(clientInTime).mockResolvedValue(null);
  const post = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  renderContact();
  await fillContact();
  await submit();
  expect(post).toHaveBeenCalledTimes(1);
  expect(sendMock).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: form.sending })).toBeDisabled();
  expect(field(form.message)).toHaveValue("Merhaba");
  expect(sessionStorage).toHaveLength(1);
  // Who comes back to the page, as the browser kept it, can send again.
  fireEvent(window, new Event("pagehide"));
  expect(screen.getByRole("button", { name: form.sendContact })).toBeEnabled();
});

describe("what is typed while sending", () => {
  test("is kept when the message has been taken, as the draft of the next one", async () => {
    renderContact();
    await fillContact();
    const answer = holdAnswer();
    await submit();
    await enter(form.message, " ve günaydın");
    await enter(form.phone, "0352");
    await answer.accept();
    expect(field(form.fullName)).toHaveValue("");
    expect(field(form.message)).toHaveValue("Merhaba ve günaydın");
    expect(field(form.phone)).toHaveValue("0352");
    expect(Object.values(sessionStorage).map((draft) => JSON.parse(draft))).toMatchObject([
      { values: { message: "Merhaba ve günaydın", phone: "0352" } },
    ]);
  });

  test("and ticked is kept, and the services that were sent are cleared", async () => {
    renderWithSystem(
      <InfoRequestForm
        asked={[]}
        messageHint={null}
        products={["Gece Plağı", "Lamine Kron"].map((name) => ({ slug: slugOf(name), name, service: name }))}
      />,
    );
    for (const label of [form.clinicName, form.contactPerson, form.phone]) await enter(label, "Örnek");
    await enter(form.email, "a@klinik.example");
    await user.click(option("Gece Plağı"));
    const answer = holdAnswer();
    await submit(form.sendInfo);
    await user.click(option("Lamine Kron"));
    await answer.accept();
    expect(payloads()).toMatchObject([{ clinicName: "Örnek", selectedServices: ["Gece Plağı"] }]);
    expect(option("Gece Plağı")).not.toBeChecked();
    expect(option("Lamine Kron")).toBeChecked();
    expect(field(form.clinicName)).toHaveValue("");
  });
});

describe("a message's id", () => {
  test("stays when the same values are sent again, also after a reload", async () => {
    sendMock.mockRejectedValue(new Error("no connection"));
    const { unmount } = renderContact();
    await fillContact();
    await submit();
    await answered();
    await submit();
    await answered();
    unmount();
    renderContact();
    await submit();
    await answered();
    const ids = payloads().map(({ submissionId }) => submissionId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test("is another when a letter was changed, or the message before was taken", async () => {
    sendMock.mockRejectedValueOnce(new Error("no connection"));
    renderContact();
    await fillContact();
    await submit();
    await answered();
    await enter(form.message, "!");
    await submit();
    await answered();
    await fillContact({ message: "Merhaba!" });
    await submit();
    await answered();
    expect(new Set(payloads().map(({ submissionId }) => submissionId)).size).toBe(3);
  });
});

test("an id under which the function has another message is given up", async () => {
  renderContact();
  await fillContact();
  sendMock.mockRejectedValueOnce(createRefusal(409));
  await submit();
  await answered();
  expect(field(form.message)).toHaveValue("Merhaba");
  await submit();
  await answered();
  const [first, second] = payloads();
  expect(second?.submissionId).not.toBe(first?.submissionId);
});

describe("the time it took to write", () => {
  test("is told in whole milliseconds", async () => {
    renderContact();
    await fillContact();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, "now").mockImplementation(() => now() + 60_000);
    await submit();
    const elapsedMs = payloads()[0]?.elapsedMs;
    expect(elapsedMs).toBeGreaterThanOrEqual(60_000);
    expect(elapsedMs).toBeLessThan(120_000);
    expect(Number.isInteger(elapsedMs)).toBe(true);
  });

  test("does not depend on the device's clock, which may be set back meanwhile", async () => {
    renderContact();
    await fillContact();
    jest.spyOn(Date, "now").mockReturnValue(0);
    await submit();
    expect(payloads()[0]?.elapsedMs).toBeGreaterThanOrEqual(0);
  });

  test("counts from the opening of the page, so that one tap may fill the form; for a draft put back, too", async () => {
    const { unmount } = renderContact();
    await fillContact();
    unmount();
    renderContact();
    expect(screen.getByText(form.draftRestored)).toBeInTheDocument();
    const opened = performance.now();
    await submit();
    expect(payloads()).toMatchObject([{ message: "Merhaba" }]);
    expect(payloads()[0]?.elapsedMs).toBeGreaterThanOrEqual(Math.round(opened));
  });
});

test("every message has the fields by which the function tells it from a robot's", async () => {
  renderContact();
  await fillContact();
  await submit();
  expect(payloads()).toMatchObject([
    {
      ekBilgi: "",
      elapsedMs: expect.any(Number),
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
});

describe("a refusal", () => {
  test("of fields marks them until they are changed, and brings the focus to the first", async () => {
    await sendRefused(createRefusal(422, ["name", "email", "message"]));
    expect(field(form.fullName)).toBeInvalid();
    expect(field(form.fullName)).toHaveFocus();
    expect(field(form.fullName)).toHaveAccessibleDescription(form.missing);
    expect(field(form.email)).toHaveAccessibleDescription(form.noEmail);
    expect(field(form.message)).toHaveAccessibleDescription(form.fieldTooLong);
    expect(field(form.phone)).toBeValid();

    await enter(form.fullName, "Şükrü");
    expect(field(form.fullName)).not.toHaveAttribute("aria-invalid");
    await submit();
    expect(sendMock).toHaveBeenCalledTimes(1);
    await enter(form.email, ".tr");
    await enter(form.message, ".");
    await submit();
    expect(sendMock).toHaveBeenCalledTimes(2);
  });

  test("of fields leaves those alone that were changed while sending", async () => {
    renderContact();
    await fillContact();
    const answer = holdAnswer();
    await submit();
    await enter(form.message, "!");
    await answer.refuse(createRefusal(422, ["name", "message"]));
    expect(field(form.fullName)).toBeInvalid();
    expect(field(form.message)).toBeValid();
  });

  test("goes from the fields when the draft is deleted", async () => {
    const { unmount } = renderContact();
    await fillContact();
    unmount();
    renderContact();
    sendMock.mockRejectedValueOnce(createRefusal(422, ["name"]));
    await submit();
    await answered();
    expect(field(form.fullName)).toBeInvalid();
    await user.click(screen.getByRole("button", { name: form.clearDraft }));
    expect(field(form.fullName)).toHaveValue("");
    expect(field(form.fullName)).not.toHaveAttribute("aria-invalid");
  });

  test.each([
    ["too long a message", createRefusal(413), form.tooLong],
    [
      "too many messages, by seconds",
      createRefusal(429, [], 45),
      /Lütfen 45 saniye sonra yeniden deneyin\.$/,
    ],
    ["too many messages, by minutes", createRefusal(429, [], 61), /Lütfen 2 dakika sonra yeniden deneyin\.$/],
    ["too many messages, for a time unknown", createRefusal(429), /Lütfen birkaç dakika sonra/],
  ])("of %s says in the form what to do, until the next attempt", async (_, refusal, hint) => {
    await sendRefused(refusal);
    expect(screen.getByText(hint)).toHaveAttribute("role", "status");
    await submit();
    await answered();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });
});
