import { act, renderHook } from "@testing-library/react";
import type { Notice } from "#src/features/contact-forms/toasts.tsx";
import { useFormStatus } from "#src/features/contact-forms/use-form-status.ts";

// A toast library whose live region never comes.
jest.mock("#src/features/contact-forms/toasts.tsx", () => ({
  default: () => null,
  whenReady: new Promise(() => undefined),
}));

const notice = (title: string): Notice => ({ kind: "error", title, text: "" });

test("a failed notice does not replace a later one", async () => {
  jest.useFakeTimers();
  const { result } = renderHook(useFormStatus);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => result.current.announce(notice("old")));
  await pass(3_000);
  act(() => result.current.announce(notice("new"), { hint: "hint" }));
  await pass(2_500);
  expect(result.current.status).toEqual({ hint: "hint", failed: true });
  await pass(3_000);
  expect(result.current.status.notice?.title).toBe("new");
  jest.useRealTimers();
});
