import { linkedId } from "./address-hash";

/**
 * Resolves once a visitor hovers, focuses or opens a question, or arrives by a link to its answer.
 * @param missing resolves if the page has no questions yet
 */
export const whenAsked = (missing: Promise<void>) =>
  new Promise<void>((resolve) => {
    void missing.then(resolve);
    if (linkedId() || document.querySelector("main details[open]")) resolve();
    for (const event of ["pointerover", "focusin", "toggle"])
      addEventListener(event, ({ target }) => isQuestion(target) && resolve(), { capture: true });
  });

const isQuestion = (target: EventTarget | null) =>
  target instanceof Element && target.closest("main details") !== null;
