// Comes with every page, and runs before all scripts but the page's own few lines (`inline.ts`); see README.md. Its tag
// carries Gatsby's path of the page (`data-path`).
import type * as AtRest from "./at-rest";
import { giveBackKept, keepActions, repeatKept } from "./kept-actions";
import { failedEvent, liveEvent, state } from "./page-state";

/** Put in when the module is compiled (`rewrite-pages.ts`). */
declare const builtScripts: {
  /** Addresses of the scripts every page runs first, in order. */
  run: readonly string[];
  /** Address of what a page does that is left alone. */
  atRest: string;
};

/** Signs that the visitor is about to do something. */
const intents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "wheel",
  "hashchange",
];

/** Milliseconds that a loaded page is left alone, so that fetching ahead takes nothing from its largest picture. */
const restAfterLoad = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
const { run: scripts, atRest: moduleAtRest } = builtScripts;
const { path = "" } = (document.currentScript as HTMLScriptElement).dataset;
const connection = (navigator as Navigator & { connection?: Connection }).connection;
const sparing = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "");

let hovered: EventTarget | null = null;

function start(): void {
  if (state.started) return;
  state.started = true;
  for (const type of intents) removeEventListener(type, onIntent, true);
  Object.assign(window, { pagePath: path });
  for (const src of scripts) {
    const script = document.createElement("script");
    script.src = src;
    // In order, each in a task of its own.
    script.async = false;
    script.onerror = fail;
    document.head.append(script);
  }
}

/** A browser tells of a pointer over a page that moved under it, too; only a pointer that moves itself means intent. */
function onIntent(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  start();
}

function onPointer(event: PointerEvent): void {
  hovered = event.pointerType === "mouse" ? event.target : null;
}

/** React runs: tells it where pointer and focus are, and repeats what was done. */
function onLive(): void {
  removeEventListener("pointerover", onPointer, true);
  state.live = true;
  root.removeAttribute("data-scripts");
  root.setAttribute("data-live", "");
  const { activeElement } = document;
  if (activeElement !== document.body) {
    activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  if (hovered instanceof Element && hovered.matches(":hover")) {
    hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }
  repeatKept();
}

/** A script did not come, or failed before the page was live: the page takes the form it has without scripts. */
function fail(): void {
  if (!state.started || state.live || state.failed) return;
  state.failed = true;
  root.setAttribute("data-scripts", "failed");
  giveBackKept();
}

function afterRest(callback: () => void): void {
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 4000 });
    else callback();
  }, restAfterLoad);
}

async function rest(): Promise<void> {
  const atRest: typeof AtRest = await import(moduleAtRest);
  await atRest.rest({ path, scripts, isStarted: () => state.started, start });
}

/** Whether this device keeps something that a part shows (`data-stored`, a key of the tab's storage): an unsent draft. */
function isStored(): boolean {
  try {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-stored]")];
    return parts.some(({ dataset }) => sessionStorage.getItem(dataset.stored ?? "") !== null);
  } catch {
    return false;
  }
}

// It may come so late that the page has taken its scriptless form already.
root.removeAttribute("data-scripts");
root.setAttribute("data-loader", "");
for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
keepActions(start, fail);
addEventListener("pointerover", onPointer, true);
document.addEventListener(liveEvent, onLive, { once: true });
// A part that a script asks for did not come (`import()`, a page's data), or a script threw on start.
addEventListener("unhandledrejection", fail);
// Not what has no error of its own: a ResizeObserver that is not done within a frame says so here.
addEventListener("error", ({ error }) => error && fail());
document.addEventListener(failedEvent, fail);
// The address names a place or a choice that only scripts can show, the page's content depends on the address, or
// something is kept for the page.
if (location.hash || location.search || document.querySelector("[data-autostart=always]") || isStored())
  start();
addEventListener("load", () => {
  // What does not come now is asked for again when it is needed.
  if (!sparing) afterRest(() => rest().catch(() => undefined));
});
