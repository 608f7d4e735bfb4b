import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import { filterName } from "./catalogue";
import { slideBracket } from "./slide-bracket";

/** The slug that the address says; empty for all. The loader in the page reads it too, before the first paint. */
const wantedChoice = () => new URLSearchParams(window.location.search).get(filterName) ?? "";

/**
 * Which radio button is chosen (its value, a category's slug or empty), and a function that chooses one. The buttons keep
 * the choice; the address follows them, and they follow it when the visitor goes back.
 */
export function useChoice(filter: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const radios = [...(filter.current?.querySelectorAll("input") ?? [])];
    const read = () => {
      const radio = radios.find(({ value }) => value === wantedChoice()) ?? radios[0];
      if (radio) radio.checked = true;
      setChosen(radio?.value ?? "");
    };
    // What was chosen before scripts ran is not in the address yet.
    const { value = "" } = radios.find(({ checked }) => checked) ?? {};
    if (value !== "" || filter.current?.contains(document.activeElement)) keepInAddress(value);
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [filter]);
  const choose = useCallback(
    (value: string) => {
      const radios = [...(filter.current?.querySelectorAll("input") ?? [])];
      const labelOf = (wanted: string) => radios.find((radio) => radio.value === wanted)?.parentElement;
      for (const radio of radios) radio.checked = radio.value === value;
      slideBracket(labelOf(chosen), labelOf(value));
      keepInAddress(value);
      // Styles have answered; what scripts add may come a frame later.
      startTransition(() => setChosen(value));
    },
    [filter, chosen],
  );
  return { chosen, choose };
}

/** Puts a choice into the address, as a step that the visitor can go back. */
function keepInAddress(value: string): void {
  if (value === wantedChoice()) return;
  const url = new URL(window.location.href);
  if (value === "") url.searchParams.delete(filterName);
  else url.searchParams.set(filterName, value);
  window.history.pushState(window.history.state, "", url);
}
