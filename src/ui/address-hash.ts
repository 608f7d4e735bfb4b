import { useSyncExternalStore } from "react";

/** Decoded fragment of the URL; "" if missing or malformed. */
export function linkedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}

function subscribe(onChange: () => void): () => void {
  const events = ["hashchange", "popstate"] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/**
 * `linkedId` as a hook; "" on the server and before hydration, where CSS has `:target`. Browsers do not
 * update `:target` on client-side navigation, nor when React renders the element again.
 */
export const useLinkedId = (): string => useSyncExternalStore(subscribe, linkedId, () => "");
