/** Enter and Space press a button that has a popup but no menu ("Yeni"); Sveltia opens the empty popup instead. */
export function pressButtons(): void {
  addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      const isPress = key === "Enter" || key === " ";
      if (!isPress || !(target instanceof HTMLButtonElement)) return;
      if (target.matches("[aria-expanded]:not([aria-haspopup])")) event.stopImmediatePropagation();
    },
    true,
  );
}
