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

/** Kinds of product pages, which differ in the order and the looks of their sections. */
export type LayoutVariant = "metal" | "ceramic" | "comparison" | "parts" | "short" | "calendar" | "plain";

/** A section of a product page between hero and figures. */
export type ProductSection =
  | "advantages"
  | "materials"
  | "shades"
  | "layers"
  | "techniques"
  | "purity"
  | "comparison"
  | "process";

/** Maximum working days of a short job, which has a short page. */
const shortJob = 5;

/**
 * The first variant that fits what the product's file contains, never its name: purity scales make it
 * "metal", shades, layers or a gauge of its materials make it "ceramic", and so on.
 */
export function layoutVariantOf({
  purity,
  shades,
  layers,
  comparison,
  turnaround,
  warranty,
  materials,
}: LayoutVariantData): LayoutVariant {
  if (purity) return "metal";
  if (shades || layers) return "ceramic";
  if (comparison) return "comparison";
  if (!warranty && materials?.items.some(partWarranty)) return "parts";
  if (turnaround && daysOf(turnaround).to <= shortJob) return "short";
  if (materials?.gauge) return "ceramic";
  return turnaround ? "calendar" : "plain";
}

/** Sections of each variant in order; a section without data is skipped. */
export const sectionsOf: Readonly<Record<LayoutVariant, readonly ProductSection[]>> = {
  metal: ["purity", "advantages", "materials", "shades", "layers", "techniques", "comparison", "process"],
  ceramic: ["shades", "layers", "materials", "advantages", "techniques", "comparison", "process", "purity"],
  comparison: [
    "comparison",
    "materials",
    "advantages",
    "techniques",
    "process",
    "shades",
    "layers",
    "purity",
  ],
  parts: ["materials", "process", "advantages", "techniques", "comparison", "shades", "layers", "purity"],
  short: ["materials", "process", "advantages", "techniques", "comparison", "shades", "layers", "purity"],
  calendar: ["process", "materials", "advantages", "techniques", "comparison", "shades", "layers", "purity"],
  plain: ["advantages", "materials", "techniques", "comparison", "shades", "layers", "process", "purity"],
};
