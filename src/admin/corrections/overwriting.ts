import { words } from "../words";

let overwriting = false;

/** Whether the editor chose to overwrite another's change when Sveltia asked. */
export const isOverwriting = (): boolean => overwriting;

export function followOverwriting(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) overwriting = button.textContent.trim() === words.save_conflict.save_anyway;
    },
    true,
  );
}
