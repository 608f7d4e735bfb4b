/** The sample laboratory's facts in `content/site.yaml`, which the specification describes. */
const sample = { brand: "Sedef Dental", url: "https://www.sedefdental.example" };

/**
 * Why the specification does not apply to this content: name or address are not the sample's.
 * @returns undefined if both are
 */
export function leftOut(site: { brand: string; url: string }): string | undefined {
  const changed = (["brand", "url"] as const).filter((key) => site[key] !== sample[key]);
  if (changed.length === 0) return undefined;
  return `Specification's facts: left out, ${changed.join(" and ")} in content/site.yaml ${changed.length === 1 ? "is" : "are"} not the sample's.`;
}
