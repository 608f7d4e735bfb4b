const told = new Set<string>();

/** Shows what could be better in a document that is saved, the same advice once. */
export function tellAdvice(advice: string): void {
  if (advice === "" || told.has(advice)) return;
  told.add(advice);
  alert(`Kaydedildi. Şunlar daha iyi olabilir:\n\n${advice}`);
}
