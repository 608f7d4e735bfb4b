/** Presses buttons that Sveltia wires for a mouse. Without this an editor adds nothing by keyboard or on a phone. */
export function pressButtons(): void {
  addEventListener("keydown", pressByKeyboard, true);
  addEventListener("pointerdown", notePointer, true);
  for (const type of ["mouseenter", "mouseleave"]) addEventListener(type, ignoreHover, true);
  addEventListener("click", openByTouch, true);
}

/** Enter and Space press a button that has a popup but no menu ("Yeni"); Sveltia opens the empty popup instead. */
function pressByKeyboard(event: KeyboardEvent): void {
  const { key, target } = event;
  const isPress = key === "Enter" || key === " ";
  if (!isPress || !(target instanceof HTMLButtonElement)) return;
  if (target.matches("[aria-expanded]:not([aria-haspopup])")) event.stopImmediatePropagation();
}

let isTouched = false;

function notePointer({ pointerType }: PointerEvent): void {
  isTouched = pointerType === "touch";
}

/** A tap hovers as well, and the hover opens and closes submenus 200 ms later. */
function ignoreHover(event: Event): void {
  if (isTouched) event.stopImmediatePropagation();
}

/** A click opens a submenu and closes it at once, because a mouse has opened it before; Enter opens it. */
function openByTouch(event: MouseEvent): void {
  const { target } = event;
  const item = target instanceof Element ? target.closest('[role="menuitem"][aria-haspopup="menu"]') : null;
  if (!isTouched || !item) return;
  event.stopImmediatePropagation();
  item.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
}
