/** Presses buttons that Sveltia wires for a mouse. Without this an editor adds nothing by keyboard or on a phone. */
export function pressButtons(): void {
  let isTouched = false;
  addEventListener(
    "pointerdown",
    (event) => {
      isTouched = event.pointerType === "touch";
    },
    true,
  );
  // A tap hovers as well, and the hover opens and closes submenus 200 ms later.
  for (const type of ["mouseenter", "mouseleave"])
    addEventListener(type, (event) => isTouched && event.stopImmediatePropagation(), true);
  addEventListener("click", openSubmenu, true);
  addEventListener("keydown", pressByKeyboard, true);
}

/** A click closes a submenu that a hover has opened before; Enter opens it. */
function openSubmenu(event: MouseEvent): void {
  const { target } = event;
  const item = target instanceof Element ? target.closest('[role="menuitem"][aria-haspopup="menu"]') : null;
  if (!item) return;
  event.stopImmediatePropagation();
  item.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
}

/** Enter and Space press a button that has a popup but no menu ("Yeni"); Sveltia opens the empty popup instead. */
function pressByKeyboard(event: KeyboardEvent): void {
  const { key, target } = event;
  const isPress = key === "Enter" || key === " ";
  if (!isPress || !(target instanceof HTMLButtonElement)) return;
  if (target.matches("[aria-expanded]:not([aria-haspopup])")) event.stopImmediatePropagation();
}
