import { useEffect, useRef, useState } from "react";
import { linkedId, useLinkedId } from "./address-hash";

/**
 * Open answer of an accordion: initially what was opened before hydration or the URL's `#id`. Each answer is
 * the last child of its <details>.
 * @param ids of all answers
 */
export function useOpenAnswer(ids: readonly string[]) {
  /** Container of all answers. */
  const root = useRef<HTMLDivElement>(null);
  const linked = useLinkedId();
  /** Ids of open answers, at most one. After client-side navigation a linked one is open from the start: nothing moves. */
  const [open, setOpen] = useState(() => ids.filter((id) => id === linked));

  useEffect(() => {
    const [opened, ...others] = root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];
    // Browsers without `name` support leave several open.
    for (const other of others) other.open = false;
    if (opened) setOpen(idOf(opened));
    const { activeElement } = document;
    if (activeElement && root.current?.contains(activeElement)) dispatchFocus(activeElement);

    const openLinked = () => {
      const details = document.getElementById(linkedId())?.closest("details");
      if (!details || !root.current?.contains(details)) return;
      setOpen(idOf(details));
      // Browsers that open the target of a fragment have scrolled already.
      if (!details.open) details.scrollIntoView();
    };
    openLinked();
    window.addEventListener("hashchange", openLinked);
    return () => window.removeEventListener("hashchange", openLinked);
  }, []);

  /** Synchronises from a <details>, which the browser may toggle for find-in-page. */
  const syncFromDom = (id: string, isOpen: boolean) => {
    writeHash(id, isOpen);
    setOpen((current) => {
      if (current.includes(id) === isOpen) return current;
      return isOpen ? [id] : [];
    });
  };

  return { root, open, setOpen, syncFromDom };
}

/** Writes the open answer to the URL, so that Back restores it. */
function writeHash(id: string, isOpen: boolean): void {
  if (isOpen === (linkedId() === id)) return;
  const url = new URL(window.location.href);
  url.hash = isOpen ? id : "";
  window.history.replaceState(window.history.state, "", url);
}

/** Dispatches focus to Chakra, which ignores keys and clicks of questions without it. */
export const dispatchFocus = (question: Element): boolean =>
  question.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

const idOf = ({ lastElementChild }: HTMLDetailsElement) => (lastElementChild ? [lastElementChild.id] : []);
