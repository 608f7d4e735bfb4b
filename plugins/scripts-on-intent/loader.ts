// Runs inside every page, before all other scripts; see index.ts. Its own tag carries what it needs: `data-path`
// (Gatsby's path of the page), `data-run` (scripts, in order), `data-warm` (what they will ask for).

/** `gatsby-browser.tsx` says so when React has taken over the page, a slice of it (`src/components/hydration-boundary.tsx`) for itself. */
const liveEvent = "scripts:live";

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

interface Deed {
  element: HTMLElement;
  repeat: () => void;
}

/** What was done before React could answer, in order. */
const waiting: Deed[] = [];
let hovered: EventTarget | null = null;
let started = false;
let live = false;

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

/** Keeps an event from the browser, and from React, which would take over the whole slice at once, in one long task. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
}

/** Remembers a deed and marks its element, so that styles can answer at once; done twice on a toggle is undone. */
function remember(element: HTMLElement, repeat: () => void): void {
  const before = waiting.findIndex((deed) => deed.element === element);
  if (before >= 0) waiting.splice(before, 1);
  const undone = before >= 0 && element.hasAttribute("aria-expanded");
  element.toggleAttribute("data-tapped", !undone);
  if (undone) return;
  const deed = { element, repeat };
  waiting.push(deed);
  if (live) repeatWhenLive(deed);
}

/** Repeats a deed once React answers for its element; a pointer over it has React take over this slice first. */
function repeatWhenLive(deed: Deed): void {
  const { element, repeat } = deed;
  const slice = element.closest("[data-slice]");
  if (slice) {
    slice.addEventListener(liveEvent, () => repeatWhenLive(deed), { once: true });
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return;
  }
  const place = waiting.indexOf(deed);
  if (place < 0) return;
  waiting.splice(place, 1);
  element.removeAttribute("data-tapped");
  repeat();
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>("button");
  if (!button || isLive(button)) return;
  keep(event);
  remember(button, () => button.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (isLive(form)) return;
  keep(event);
  remember(form, () => form.requestSubmit());
}

/** Arrow keys open menus; Enter and Space come as clicks. */
function onKey(event: KeyboardEvent): void {
  const element = event.target as HTMLElement;
  if (!element.matches("[aria-haspopup]") || !/^Arrow(?:Up|Down)$/.test(event.key) || isLive(element)) return;
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
  root.setAttribute("data-live", "");
  const { activeElement } = document;
  if (activeElement !== document.body) {
    activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  if (hovered instanceof Element && hovered.matches(":hover")) {
    hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }
  for (const deed of [...waiting]) repeatWhenLive(deed);
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
