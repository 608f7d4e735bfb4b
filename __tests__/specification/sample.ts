/** What `content/site.yaml` of the sample laboratory says, which the specification describes. */
const sample = { brand: "Sedef Dental", url: "https://www.sedefdental.example" };

/**
 * Why the specification's facts are not held against this content: the name or the address is not the sample's.
 * @returns undefined where both are
 */
export function leftOut(site: { brand: string; url: string }): string | undefined {
  const changed = (["brand", "url"] as const).filter((key) => site[key] !== sample[key]);
  if (changed.length === 0) return undefined;
  return `Specification's facts: left out, ${changed.join(" and ")} in content/site.yaml ${changed.length === 1 ? "is" : "are"} not the sample's.`;
}
