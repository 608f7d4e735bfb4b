import { useSyncExternalStore } from "react";

const never = () => () => undefined;

const can = {
  print: () => typeof window.print === "function",
  share: () => typeof navigator.share === "function",
} as const;

/** Whether the browser can print or share, which in-app browsers often cannot; before hydration print alone. */
export const useBrowserCan = (what: keyof typeof can): boolean =>
  useSyncExternalStore(never, can[what], () => what === "print");
