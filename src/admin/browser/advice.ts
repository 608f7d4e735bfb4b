import { ownWords } from "../own-words";

const shown = new Set<string>();

/** Shows advice on a saved document, each only once. */
export function showAdvice(advice: string): void {
  if (advice === "" || shown.has(advice)) return;
  shown.add(advice);
  alert(`${ownWords.advice}\n\n${advice}`);
}
