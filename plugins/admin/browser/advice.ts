const told = new Set<string>();

/** Shows advice on a saved document, each only once. */
export function tellAdvice(advice: string): void {
  if (advice === "" || told.has(advice)) return;
  told.add(advice);
  alert(`Kaydedildi. Şunlar daha iyi olabilir:\n\n${advice}`);
}
