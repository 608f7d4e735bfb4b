import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface AddressStateOptions<State> {
  /** Initial state, before hydration. */
  initial: State;
  /** Parses query parameters, ignoring unknown values. */
  read: (parameters: URLSearchParams) => State;
  /** Serialises to query parameters; empty ones are omitted. */
  write: (state: State) => Readonly<Record<string, string>>;
  /** Contains the fields named like the parameters. */
  fields: RefObject<HTMLElement | null>;
  /** The router's location, a new object for each navigation; a link may lead to the same page without parameters. */
  location: object;
}

/**
 * State synchronised with the URL, so that it can be shared and survives Back. Includes what was entered
 * before hydration.
 * @returns the state and its setter; `push` adds a history entry
 */
export function useAddressState<State>({
  initial,
  read,
  write,
  fields,
  location,
}: AddressStateOptions<State>) {
  const [state, setState] = useState(initial);
  const isFirst = useRef(true);
  const latest = useRef(initial);
  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  const change = useCallback(
    (step: (current: State) => State, method: "push" | "replace" = "replace") => {
      const next = step(latest.current);
      writeToUrl(write(next), method);
      show(next);
    },
    [write, show],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each navigation only
  useEffect(() => {
    if (isFirst.current) change(() => read(parametersWith(fields.current)));
    else show(read(new URLSearchParams(window.location.search)));
    isFirst.current = false;
  }, [location]);
  return [state, change] as const;
}

/** Query parameters merged with field values; checked boxes are added. */
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

/** URL with these parameters merged; empty ones are removed. */
export function addressWith(parameters: Readonly<Record<string, string>>, address: string): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Keeps commas readable.
  url.search = url.search.replaceAll("%2C", ",");
  return url;
}

function writeToUrl(parameters: Readonly<Record<string, string>>, method: "push" | "replace"): void {
  const { href } = addressWith(parameters, window.location.href);
  if (href === addressWith({}, window.location.href).href) return;
  try {
    window.history[`${method}State`](window.history.state, "", href);
  } catch {
    // Safari limits the rate of history changes; the next one writes the whole state.
  }
}
