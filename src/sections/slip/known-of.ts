/** What of a field decides whether a product fills it in. */
interface KnownField {
  readonly name: string;
  readonly kind: string;
}

interface KnownProduct {
  readonly slug: string;
  readonly materials: { readonly items: readonly { readonly name: string }[] } | null;
  readonly shades: { readonly items: readonly { readonly code: string }[] } | null;
}

/** The one thing there is to choose; empty where there are several, or none. */
const only = (choices: readonly string[] = []): string => (choices.length === 1 ? (choices[0] ?? "") : "");

/**
 * What a product writes into the fields of a slip: itself, its material and shade where there is no choice, and the day it is
 * wanted on.
 */
export function knownOf(
  fields: readonly KnownField[],
  { slug, materials, shades }: KnownProduct,
  wantedDay?: string,
): Record<string, string> {
  const values: Readonly<Record<string, string | undefined>> = {
    product: slug,
    material: only(materials?.items.map(({ name }) => name)),
    shade: only(shades?.items.map(({ code }) => code)),
    wantedDay,
  };
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[kind];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
