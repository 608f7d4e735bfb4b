/** From the Network Information API; `saveData` is true if the visitor asked for reduced data use. */
interface Connected {
  connection?: { saveData: boolean };
}

/**
 * Runs inline in the head of each page. The other scripts are in a template at the end of the page: starts
 * them once the loaded page is idle, or on the visitor's first action; with Save-Data only on the latter.
 * `<html data-scripts>` is their state; `data-figures` keeps counters at zero until then
 * (`src/features/counters/`), for eight seconds at most. Those of the first screen wait half a second: zeros would be read.
 *
 * Ignores pointermove without movement, which Chromium fires if a page appears under a resting mouse. Appending the
 * template's content empties it, so a second start does nothing. No comments below: every page would contain them.
 */
export function startScripts(): void {
  const root = document.documentElement;
  const { connection = { saveData: false } } = navigator as Connected;
  const start = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const waiting = document.querySelector<HTMLTemplateElement>("#gatsby-scripts");
    if (waiting) document.body.append(waiting.content);
  };
  for (const action of ["pointerdown", "keydown", "focusin", "input"])
    addEventListener(action, start, { once: true, passive: true });
  addEventListener("pointermove", function move({ movementX, movementY }) {
    if (!movementX && !movementY) return;
    removeEventListener("pointermove", move);
    start();
  });
  const fail = ({ target, error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    const isScript = error || reason || target instanceof HTMLScriptElement;
    if (!isScript || root.dataset.scripts === "live") return;
    root.dataset.scripts = "failed";
    delete root.dataset.figures;
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  if (connection.saveData) return;
  root.dataset.figures = "zero";
  setTimeout(() => root.dataset.scripts || delete root.dataset.figures, 8000);
  const showSeen = () => {
    const zero = document.querySelector("[data-zero]");
    if (zero && zero.getBoundingClientRect().top < innerHeight) delete root.dataset.figures;
  };
  addEventListener("DOMContentLoaded", () => setTimeout(showSeen, 500));
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start),
  );
}
