import type { Values } from "../contact-forms/form-values";

/** A product as the slip knows it. */
interface Product {
  readonly slug: string;
  readonly materials: { readonly items: readonly { readonly name: string }[] } | null;
  readonly shades: { readonly items: readonly { readonly code: string }[] } | null;
}

/** What of a field decides whether it is asked for, and what it offers. */
interface Field {
  readonly name: string;
  readonly kind: string;
  readonly choices: readonly string[] | null;
  readonly products: readonly string[] | null;
  readonly choiceProducts:
    | readonly { readonly choice: string; readonly products: readonly string[] }[]
    | null;
}

/** Texts that a product's file offers for a field; none where it has no say. */
export function offersOf({ kind }: Pick<Field, "kind">, product: Product | undefined): string[] {
  if (kind === "material") return (product?.materials?.items ?? []).map(({ name }) => name);
  if (kind === "shade") return (product?.shades?.items ?? []).map(({ code }) => code);
  return [];
}

/** Choices of a field that the product has; all of them where none is chosen. */
export const choicesOf = ({ choices, choiceProducts }: Field, product: Product | undefined): string[] =>
  (choices ?? []).filter((choice) => {
    const own = choiceProducts?.find((each) => each.choice === choice);
    return !own || !product || own.products.includes(product.slug);
  });

/** Whether the product has what a field asks for; while none is chosen, any product's having it counts. */
export function isAsked(field: Field, product: Product | undefined, products: readonly Product[]): boolean {
  const { kind, products: own } = field;
  const asked = product ? [product] : products;
  if (own) return asked.some(({ slug }) => own.includes(slug));
  if (kind === "material" || kind === "shade") return asked.some((each) => offersOf(field, each).length > 0);
  return field.choices === null || choicesOf(field, product).length > 0;
}

/** What a product writes into the fields: itself, its material and shade where there is no choice, and the wanted day. */
export function knownOf(fields: readonly Field[], product: Product, wantedDay?: string): Values {
  const entries = fields.flatMap((field): [string, string][] => {
    const [only = "", ...others] = offersOf(field, product);
    if (field.kind === "product") return [[field.name, product.slug]];
    if (field.kind === "material" || field.kind === "shade")
      return [[field.name, others.length > 0 ? "" : only]];
    return field.kind === "wantedDay" && wantedDay ? [[field.name, wantedDay]] : [];
  });
  return Object.fromEntries(entries);
}
