// Runs inside every page, before all other scripts; see index.ts. Its own tag carries what it needs: `data-path`
// (Gatsby's path of the page), `data-run` (scripts, in order), `data-warm` (what they will ask for).

/** `gatsby-browser.tsx` says so when React has taken over the page, a slice of it (`src/components/hydration-boundary.tsx`) for itself. */
const liveEvent = "scripts:live";

/** `gatsby-browser.tsx` says so when React could not take over the page. */
const failedEvent = "scripts:failed";

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

/** How much of a part that moves by itself must be in view. */
const movingThreshold = 0.1;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
const { path = "", run = "", warm = "" } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = run.split(" ");
const connection = (navigator as Navigator & { connection?: Connection }).connection;
const sparing = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "");

interface KeptAction {
  element: HTMLElement;
  repeat: () => void;
}

/** What was done before React could answer, in order. */
const kept: KeptAction[] = [];
let hovered: EventTarget | null = null;
let started = false;
let live = false;
let failed = false;

function start(): void {
  if (started) return;
  started = true;
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

/** Whether React answers for an element: it has taken over the page, and the slice of it that the element is in. */
const isLive = (element: Element) => live && !element.closest("[data-slice]");

/** Whether scripts have failed and the element is none of the menus' buttons, which styles answer for. */
const isLeftToBrowser = (element: Element) => failed && !element.hasAttribute("aria-expanded");

/** Keeps an event from the browser, and from React, which would take over the whole slice at once, in one long task. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
}

/** Remembers an action and marks its element, so that styles can answer at once; done twice on a toggle is undone. */
function remember(element: HTMLElement, repeat: () => void): void {
  const before = kept.findIndex((action) => action.element === element);
  if (before >= 0) kept.splice(before, 1);
  const undone = before >= 0 && element.hasAttribute("aria-expanded");
  element.toggleAttribute("data-tapped", !undone);
  if (undone) return;
  const action = { element, repeat };
  kept.push(action);
  if (live) repeatWhenLive(action);
}

/** Repeats an action once React answers for its element; a pointer over it has React take over this part first. */
function repeatWhenLive(action: KeptAction): void {
  const { element, repeat } = action;
  const slice = element.closest("[data-slice]");
  if (slice) {
    slice.addEventListener(liveEvent, () => repeatWhenLive(action), { once: true });
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return;
  }
  const place = kept.indexOf(action);
  if (place < 0) return;
  kept.splice(place, 1);
  element.removeAttribute("data-tapped");
  repeat();
}

/**
 * A script did not come, or failed before the page was live: the page takes the form it has without scripts, and what
 * was kept goes back to the browser. Menus stay open where they were tapped and go on to answer taps, in styles.
 */
function fail(): void {
  if (live || failed) return;
  failed = true;
  root.dataset.scripts = "failed";
  for (const { element, repeat } of [...kept]) {
    if (element.hasAttribute("aria-expanded")) continue;
    element.removeAttribute("data-tapped");
    kept.splice(0, kept.length, ...kept.filter((action) => action.element !== element));
    if (element instanceof HTMLFormElement) repeat();
  }
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>("button");
  if (!button || isLive(button) || isLeftToBrowser(button)) return;
  keep(event);
  remember(button, () => button.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (isLive(form) || isLeftToBrowser(form)) return;
  keep(event);
  remember(form, () => form.requestSubmit());
}

/** Arrow keys open menus; Enter and Space come as clicks. */
function onKey(event: KeyboardEvent): void {
  const element = event.target as HTMLElement;
  if (
    !element.matches("[aria-haspopup]") ||
    !/^Arrow(?:Up|Down)$/.test(event.key) ||
    isLive(element) ||
    failed
  )
    return;
  keep(event);
  const { key, code } = event;
  remember(element, () =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true })),
  );
}

function onPointer(event: PointerEvent): void {
  hovered = event.pointerType === "mouse" ? event.target : null;
}

/** React runs: tells it where pointer and focus are, and repeats what was done. */
function onLive(): void {
  removeEventListener("pointerover", onPointer, true);
  live = true;
  root.removeAttribute("data-scripts");
  root.setAttribute("data-live", "");
  const { activeElement } = document;
  if (activeElement !== document.body) {
    activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  if (hovered instanceof Element && hovered.matches(":hover")) {
    hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }
  for (const action of [...kept]) repeatWhenLive(action);
}

function afterRest(callback: () => void): void {
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 4000 });
    else callback();
  }, restAfterLoad);
}

/** Fetches everything into the browser's cache at the lowest priority, one after another, without running it. */
async function fetchAhead(): Promise<void> {
  for (const url of [...scripts, ...warm.split(" ")]) {
    if (started) return;
    const answer = await fetch(url, { priority: "low" });
    await answer.arrayBuffer();
  }
}

/** Carousels and counters (`data-autostart="seen"`) start by themselves once they are seen. */
function watchMoving(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { threshold: movingThreshold },
  );
  for (const part of document.querySelectorAll("[data-autostart=seen]")) observer.observe(part);
}

for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
addEventListener("click", onClick, true);
addEventListener("submit", onSubmit, true);
addEventListener("keydown", onKey, true);
addEventListener("pointerover", onPointer, true);
document.addEventListener(liveEvent, onLive, { once: true });
// A part that a script asks for did not come (`import()`, a page's data), or a script threw on start.
addEventListener("unhandledrejection", fail);
document.addEventListener(failedEvent, fail);
// A form may be sent from now on: it waits with the rest.
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-needs-script][type=submit]")) {
  button.disabled = false;
}
// The address names a place or a choice that only scripts can show, or the page's content depends on the address.
if (location.hash || location.search || document.querySelector("[data-autostart=always]")) start();
addEventListener("load", () => {
  if (sparing) return;
  afterRest(() => {
    fetchAhead().catch(() => undefined);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) watchMoving();
  });
});
