import { type PartWarranty, partWarranty } from "../../domain/part-warranty";
import { daysOf, type Length } from "../../domain/units";

/** The fields of a product that determine the layout of its page. */
export interface LayoutVariantData {
  readonly purity?: object | null;
  readonly shades?: object | null;
  readonly layers?: object | null;
  readonly comparison?: object | null;
  readonly turnaround?: Length | null;
  readonly warranty?: object | null;
  readonly materials?: {
    readonly gauge?: object | null | undefined;
    readonly items: readonly PartWarranty[];
  } | null;
}

/** Kinds of product pages, which differ in their looks. */
export type LayoutVariant = "metal" | "ceramic" | "comparison" | "parts" | "short" | "calendar" | "plain";

/** Maximum working days of a short job, which has a short page. */
const shortJob = 5;

/**
 * The first variant that fits what the product's file contains, never its name: purity scales make it
 * "metal", shades, layers or a gauge of its materials make it "ceramic", and so on.
 */
export function layoutVariantOf(product: LayoutVariantData): LayoutVariant {
  const { turnaround, warranty, materials } = product;
  if (product.purity) return "metal";
  if (product.shades || product.layers) return "ceramic";
  if (product.comparison) return "comparison";
  if (!warranty && materials?.items.some(partWarranty)) return "parts";
  if (turnaround && daysOf(turnaround).to <= shortJob) return "short";
  if (materials?.gauge) return "ceramic";
  return turnaround ? "calendar" : "plain";
}
