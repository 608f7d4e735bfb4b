import { useSyncExternalStore } from "react";

/** Defaults before hydration: nearly every browser prints, many do not share. */
const expected = { print: true, share: false } as const;

const never = () => () => undefined;

const can = {
  print: () => typeof window.print === "function",
  share: () => typeof navigator.share === "function",
} as const;

/** Whether the browser can print or share; in-app browsers often cannot. */
export const useBrowserCan = (what: keyof typeof expected): boolean =>
  useSyncExternalStore(never, can[what], () => expected[what]);
