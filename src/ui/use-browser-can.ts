import { useSyncExternalStore } from "react";

/** On the server and until scripts run: nearly every browser prints, and many do not share. */
const expected = { print: true, share: false } as const;

const never = () => () => undefined;

const can = {
  print: () => typeof window.print === "function",
  share: () => typeof navigator.share === "function",
} as const;

/** Whether the browser can print the page, or hand a text to another program; browsers inside of apps often cannot. */
export const useBrowserCan = (what: keyof typeof expected): boolean =>
  useSyncExternalStore(never, can[what], () => expected[what]);
