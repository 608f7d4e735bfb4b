import { act, render, screen } from "@testing-library/react";
import { Notices } from "../../../../../src/features/contact-forms/notices/notices";
import { notify } from "../../../../../src/features/contact-forms/notices/notify";

jest.mock("../../../../../src/features/contact-forms/notices/toasts", () => ({
  __esModule: true,
  default: () => {
    throw new Error("broken");
  },
  whenReady: new Promise(() => undefined),
}));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a failing library rejects and leaves the page alone", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.useFakeTimers();
  render(
    <>
      <h1>İletişim</h1>
      <Notices />
    </>,
  );
  const told = expect(
    notify({ kind: "error", title: "Hata", text: "Mesajınız gönderilemedi." }),
  ).rejects.toThrow();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await told;
  expect(screen.getByRole("heading", { name: "İletişim" })).toBeInTheDocument();
});
