import { words } from "../words";

const button = (label: unknown): HTMLButtonElement | null =>
  document.querySelector(`button[aria-label="${label}"]`);

/** The form's button is off until something is changed. */
const isChanged = (): boolean => {
  const save = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent.trim() === words.save,
  );
  return save?.disabled === false;
};

/** Asks before a form is left with changes that are not saved; Escape presses the same button. */
export function askBeforeLeaving(): void {
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const back = button(words.cancel_editing);
      if (!(target instanceof Node) || !back?.contains(target) || !isChanged()) return;
      if (confirm("Değişiklikleriniz kaydedilmedi. Kaydetmeden çıkılsın mı?")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
