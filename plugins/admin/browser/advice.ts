import { ownWords } from "../words";

const told = new Set<string>();

/** Shows advice on a saved document, each only once. */
export function tellAdvice(advice: string): void {
  if (advice === "" || told.has(advice)) return;
  told.add(advice);
  alert(`${ownWords.advice}\n\n${advice}`);
}
