/** As in the Network Information API; `saveData` is the visitor's wish for less data. */
interface Connected {
  connection?: { saveData: boolean };
}

/**
 * Runs inline in each page's head. The other scripts wait in a template at its end: starts them once the loaded page is idle, or at
 * the visitor's first action; with Save-Data only at the latter. `<html data-scripts>` says how far they are, `data-figures` that
 * figures which are to count are shown as zero until then (`src/features/counters/`).
 */
export function startScripts(): void {
  const root = document.documentElement;
  const { connection } = navigator as Connected;
  const start = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const waiting = document.querySelector<HTMLTemplateElement>("#gatsby-scripts");
    // This empties the template, so that a second call adds nothing.
    if (waiting) document.body.append(waiting.content);
  };
  for (const action of ["pointerdown", "keydown", "focusin", "input"])
    addEventListener(action, start, { once: true, passive: true });
  // Chromium fires a pointermove without movement if a page appears under a resting mouse.
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
  if (connection?.saveData) return;
  root.dataset.figures = "zero";
  // Not for long, where the line is slow.
  setTimeout(() => root.dataset.scripts || delete root.dataset.figures, 8000);
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start),
  );
}
