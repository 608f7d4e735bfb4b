import { type RefObject, useEffect, useRef, useState } from "react";
import { linkedId } from "./address-hash";

interface OpenAnswer {
  /** The element around all answers. */
  root: RefObject<HTMLDivElement | null>;
  /** Ids of the open answers: one at most. */
  open: string[];
  setOpen: (open: string[]) => void;
  /** Takes note of what a <details> has become; a browser opens one by itself for find-in-page, and closes the others. */
  follow: (id: string, isOpen: boolean) => void;
}

/**
 * Which answer of an accordion is open: what was opened before scripts ran, then what the address leads to (`#id`), then
 * what the visitor opens. Each answer is the last element of its <details>.
 */
export function useOpenAnswer(): OpenAnswer {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string[]>([]);

  useEffect(() => {
    const [opened, ...others] = root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];
    // Browsers that do not know `name` let several stand open.
    for (const other of others) other.open = false;
    if (opened) setOpen(idOf(opened));
    const { activeElement } = document;
    if (activeElement && root.current?.contains(activeElement)) tellFocus(activeElement);

    const openLinked = () => {
      const details = document.getElementById(linkedId())?.closest("details");
      if (!details || !root.current?.contains(details)) return;
      setOpen(idOf(details));
      // A browser that opens what an address leads to has scrolled there too.
      if (!details.open) details.scrollIntoView();
    };
    openLinked();
    window.addEventListener("hashchange", openLinked);
    return () => window.removeEventListener("hashchange", openLinked);
  }, []);

  const follow = (id: string, isOpen: boolean) => {
    keepInAddress(id, isOpen);
    setOpen((current) => {
      if (current.includes(id) === isOpen) return current;
      return isOpen ? [id] : [];
    });
  };

  return { root, open, setOpen, follow };
}

/** Puts the open answer into the address, so that it is open again when the visitor comes back. */
function keepInAddress(id: string, isOpen: boolean): void {
  if (isOpen === (linkedId() === id)) return;
  const url = new URL(window.location.href);
  url.hash = isOpen ? id : "";
  window.history.replaceState(window.history.state, "", url);
}

/** Tells Chakra that a question has the focus: it hears keys and clicks of such only, as far as it knows. */
export const tellFocus = (question: Element): boolean =>
  question.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

const idOf = ({ lastElementChild }: HTMLDetailsElement) => (lastElementChild ? [lastElementChild.id] : []);
