type Field = Pick<
  Queries.SlipFieldFieldsFragment,
  "name" | "kind" | "choices" | "products" | "choiceProducts"
>;
type Product = Pick<Queries.SlipProductFragment, "slug" | "materials" | "shades">;

/** The product's materials or shades, suggested for a field of that kind. */
export function offersOf({ kind }: Pick<Field, "kind">, product: Product | undefined): string[] {
  if (kind === "material") return (product?.materials?.items ?? []).map(({ name }) => name);
  if (kind === "shade") return (product?.shades?.items ?? []).map(({ code }) => code);
  return [];
}

/** The field's choices for the product; all choices if none is chosen. */
export const choicesOf = (field: Field, product: Product | undefined): string[] =>
  field.kind === "material"
    ? offersOf(field, product)
    : (field.choices ?? []).filter((choice) => {
        const own = field.choiceProducts?.find((each) => each.choice === choice);
        return !own || !product || own.products.includes(product.slug);
      });

/** Whether the field applies to the product; without one, whether it applies to any product. */
export function isAsked(field: Field, product: Product | undefined, products: readonly Product[]): boolean {
  const { kind, products: own } = field;
  const asked = product ? [product] : products;
  if (own) return asked.some(({ slug }) => own.includes(slug));
  if (kind === "material" || kind === "shade") return asked.some((each) => offersOf(field, each).length > 0);
  return field.choices === null || choicesOf(field, product).length > 0;
}

/** Whether the field is for paper only: a signature, or a material before there is a product to choose it from. */
export const isForPaper = ({ kind }: Pick<Field, "kind">, product: Product | undefined): boolean =>
  kind === "signature" || (kind === "material" && !product);

/** Whether the field distinguishes one case from others, so that an empty one is worth a note. */
export const identifies = ({ kind }: Pick<Field, "kind">): boolean =>
  ["product", "teeth", "text", "tel"].includes(kind);
