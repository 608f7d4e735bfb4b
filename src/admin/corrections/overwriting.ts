import { words } from "../words";

let overwriting = false;

/** Whether the editor chose to overwrite another's change when Sveltia asked. */
export const isOverwriting = (): boolean => overwriting;

/**
 * Notes the answer to Sveltia's question. Without this an editor who chose to overwrite is refused as one who restored
 * an old draft.
 */
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
