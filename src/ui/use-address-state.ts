import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface AddressStateOptions<State> {
  /** The state before scripts run. */
  initial: State;
  /** Reads the state from address parameters; what it does not know it leaves out. */
  read: (parameters: URLSearchParams) => State;
  /** The parameters of a state; an empty one is left out of the address. */
  write: (state: State) => Readonly<Record<string, string>>;
  /** Holds the fields, which are named like the parameters. */
  fields: RefObject<HTMLElement | null>;
}

/**
 * State that the page's address keeps, so that it can be shared and is there again when the visitor comes back. At start, what
 * was typed, chosen and ticked before scripts ran is added to it.
 * @returns the state, and a function that changes it: `push` adds a step that the visitor can go back
 */
export function useAddressState<State>({ initial, read, write, fields }: AddressStateOptions<State>) {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  const change = useCallback(
    (step: (current: State) => State, method: "push" | "replace" = "replace") => {
      const next = step(latest.current);
      keepInAddress(write(next), method);
      show(next);
    },
    [write, show],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened with
  useEffect(() => {
    const follow = () => show(read(new URLSearchParams(window.location.search)));
    change(() => read(parametersWith(fields.current)));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return [state, change] as const;
}

/** The parameters of the address with what fields hold; a ticked box is added to those that the address names. */
function parametersWith(container: HTMLElement | null): URLSearchParams {
  const parameters = new URLSearchParams(window.location.search);
  for (const { name, type, value, checked } of container?.querySelectorAll("input") ?? []) {
    if (name === "" || value === "") continue;
    const named = parameters.get(name);
    if (type === "checkbox") {
      if (checked) parameters.set(name, named ? `${named},${value}` : value);
    } else if (type !== "radio" || checked) parameters.set(name, value);
  }
  return parameters;
}

/** The address with these parameters beside its others; an empty one is left out. */
export function addressWith(parameters: Readonly<Record<string, string>>, address: string): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Easier to read, and as good: a comma means nothing there.
  url.search = url.search.replaceAll("%2C", ",");
  return url;
}

function keepInAddress(parameters: Readonly<Record<string, string>>, method: "push" | "replace"): void {
  const { href } = addressWith(parameters, window.location.href);
  if (href === addressWith({}, window.location.href).href) return;
  try {
    window.history[`${method}State`](window.history.state, "", href);
  } catch {
    // Safari takes only so many changes in some seconds; the next one writes the whole state.
  }
}
