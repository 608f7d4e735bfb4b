/** Makes buttons work that Sveltia wires for a mouse. Without this an editor can add nothing by keyboard or on a phone. */
export function pressButtons(): void {
  let isTouched = false;
  addEventListener(
    "pointerdown",
    (event) => {
      isTouched = event.pointerType === "touch";
    },
    true,
  );
  // A tap is also a hover, which opens and closes submenus 200 ms later.
  for (const type of ["mouseenter", "mouseleave"])
    addEventListener(type, (event) => isTouched && event.stopImmediatePropagation(), true);
  addEventListener("click", openSubmenu, true);
  addEventListener("keydown", pressByKeyboard, true);
}

/** Sends Enter instead of a click, which would close a submenu that the hover has opened. */
function openSubmenu(event: MouseEvent): void {
  const { target } = event;
  const item = target instanceof Element ? target.closest('[role="menuitem"][aria-haspopup="menu"]') : null;
  if (!item) return;
  event.stopImmediatePropagation();
  item.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
}

/** Lets Enter and Space click a button with a popup but no menu ("Yeni"), whose empty popup Sveltia opens. */
function pressByKeyboard(event: KeyboardEvent): void {
  const { key, target } = event;
  const isPress = key === "Enter" || key === " ";
  if (!isPress || !(target instanceof HTMLButtonElement)) return;
  if (target.matches("[aria-expanded]:not([aria-haspopup])")) event.stopImmediatePropagation();
}
