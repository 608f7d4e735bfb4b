/** Presses buttons that Sveltia wires for a mouse. Without this an editor adds nothing by keyboard or on a phone. */
export function pressButtons(): void {
  addEventListener("keydown", pressByKeyboard, true);
  addEventListener("click", openByTouch, true);
}

/** Enter and Space press a button that has a popup but no menu ("Yeni"); Sveltia opens the empty popup instead. */
function pressByKeyboard(event: KeyboardEvent): void {
  const { key, target } = event;
  const isPress = key === "Enter" || key === " ";
  if (!isPress || !(target instanceof HTMLButtonElement)) return;
  if (target.matches("[aria-expanded]:not([aria-haspopup])")) event.stopImmediatePropagation();
}

/** A tap hovers and clicks: the hover opens the submenu, which the click would close again. */
function openByTouch(event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  const { target } = event;
  if (target instanceof Element && target.closest('[role="menuitem"][aria-haspopup="menu"]'))
    event.stopImmediatePropagation();
}
