import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Notices } from "../../../../../src/features/contact-forms/notices/notices";
import { notify } from "../../../../../src/features/contact-forms/notices/notify";

const library = "../../../../../src/features/contact-forms/notices/toasts";
const notice = { kind: "error", title: "Hata", text: "Mesajınız gönderilemedi." } as const;

/** Replaces the toast library for the page. */
function mockLibrary(Toasts: ComponentType, whenReady: Promise<(shown: typeof notice) => void>) {
  const load = jest.fn(() => ({ __esModule: true, default: Toasts, whenReady }));
  jest.doMock(library, load);
  return load;
}

const Region = () => <p>Bildirimler</p>;
const never = new Promise<never>(() => undefined);

function renderPage() {
  render(
    <>
      <h1>İletişim</h1>
      <Notices />
    </>,
  );
}

const expectPage = () => expect(screen.getByRole("heading", { name: "İletişim" })).toBeInTheDocument();

beforeEach(() => jest.resetModules());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a failing library rejects and leaves the page alone", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.useFakeTimers();
  mockLibrary(() => {
    throw new Error("broken");
  }, never);
  renderPage();
  const told = expect(notify(notice)).rejects.toThrow();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await told;
  expectPage();
});

test("drops a notice that is ready too late", async () => {
  const show = jest.fn();
  jest.useFakeTimers();
  let ready: (create: typeof show) => void = () => undefined;
  mockLibrary(
    Region,
    new Promise((resolve) => {
      ready = resolve;
    }),
  );
  renderPage();
  const told = expect(notify(notice)).rejects.toThrow();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await told;
  await act(async () => ready(show));
  expect(show).not.toHaveBeenCalled();
});
