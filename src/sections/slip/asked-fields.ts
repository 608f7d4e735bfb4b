/** What of a field decides whether it is asked for. */
interface AskedField {
  readonly kind: string;
  readonly products: readonly string[] | null;
}

interface OfferingProduct {
  readonly slug: string;
  readonly materials: { readonly items: readonly unknown[] } | null;
  readonly shades: { readonly items: readonly unknown[] } | null;
}

/** Whether any product makes sense of a field: there is no shade to choose where no product has one. */
export function isOffered(
  { kind, products: own }: AskedField,
  products: readonly OfferingProduct[],
): boolean {
  if (kind === "material") return products.some(({ materials }) => materials);
  if (kind === "shade") return products.some(({ shades }) => shades);
  return own === null || products.some(({ slug }) => own.includes(slug));
}

/** Whether a field is asked for with the chosen product; while none is chosen, as on a slip that is printed empty, all are. */
export const isAsked = ({ products: own }: AskedField, product: OfferingProduct | undefined): boolean =>
  own === null || !product || own.includes(product.slug);
