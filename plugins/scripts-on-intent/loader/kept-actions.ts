import { isLive, liveEvent, state } from "./page-state";

interface KeptAction {
  element: HTMLElement;
  repeat: () => void;
}

/** Milliseconds a form that was sent waits for scripts; then the browser posts it. */
const formPatience = 15_000;

/** What was done before React could answer, in order. */
const kept: KeptAction[] = [];

/** Keeps an event from the browser, and from React, which would take over the whole part at once, in one long task. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether scripts have failed and the element is none of the menus' buttons, which styles answer for. */
const isLeftToBrowser = (element: Element) => state.failed && !element.hasAttribute("aria-expanded");

/** Whether repeating what was done with an element sends a form. */
const sends = (element: Element) => element.matches("form, [type=submit]");

function forget(action: KeptAction): void {
  kept.splice(kept.indexOf(action), 1);
  action.element.removeAttribute("data-tapped");
}

/** Remembers an action and marks its element, so that styles can answer at once; done twice on a toggle is undone. */
function remember(element: HTMLElement, repeat: () => void): void {
  const before = kept.find((action) => action.element === element);
  if (before) forget(before);
  if (before && element.hasAttribute("aria-expanded")) return;
  const action = { element, repeat };
  kept.push(action);
  element.setAttribute("data-tapped", "");
  if (state.live) repeatWhenLive(action);
}

/** Repeats an action once React answers for its element; a pointer over it has React take over this part first. */
function repeatWhenLive(action: KeptAction): void {
  const { element, repeat } = action;
  const part = element.closest("[data-dehydrated]");
  if (part) {
    part.addEventListener(liveEvent, () => repeatWhenLive(action), { once: true });
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return;
  }
  if (!kept.includes(action)) return;
  forget(action);
  repeat();
}

/** Repeats all that was kept: React answers now. */
export function repeatKept(): void {
  for (const action of [...kept]) repeatWhenLive(action);
}

/** Gives what was kept back to the browser, which posts forms: scripts have failed. Menus stay open, in styles. */
export function giveBackKept(): void {
  for (const action of kept.filter(({ element }) => !element.hasAttribute("aria-expanded"))) {
    forget(action);
    if (sends(action.element)) action.repeat();
  }
}

/**
 * Keeps taps on buttons, sent forms and the arrow keys that open menus, until React answers for their element.
 * @param start has scripts run
 * @param giveUp is called where a form has waited long enough for scripts that neither come nor fail
 */
export function keepActions(start: () => void, giveUp: () => void): void {
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>("button");
      if (!button || isLive(button) || isLeftToBrowser(button)) return;
      keep(event);
      start();
      remember(button, () => button.click());
      if (sends(button)) setTimeout(giveUp, formPatience);
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isLive(form) || isLeftToBrowser(form)) return;
      keep(event);
      start();
      remember(form, () => form.requestSubmit());
      setTimeout(giveUp, formPatience);
    },
    true,
  );
  // Enter and Space come as clicks.
  addEventListener(
    "keydown",
    (event) => {
      const element = event.target as HTMLElement;
      const opensMenu = element.matches("[aria-haspopup]") && /^Arrow(?:Up|Down)$/.test(event.key);
      if (!opensMenu || isLive(element) || state.failed) return;
      keep(event);
      start();
      const { key, code } = event;
      remember(element, () =>
        element.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true })),
      );
    },
    true,
  );
}
