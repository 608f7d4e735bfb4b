import { inDays } from "../../domain/units";

/** What a product's file holds, as far as its page's composition depends on it. */
export interface LayoutVariantData {
  readonly purity: object | null;
  readonly shades: object | null;
  readonly layers: object | null;
  readonly comparison: object | null;
  readonly turnaround: {
    readonly number: number;
    readonly to: number | null;
    readonly unit: string | null;
  } | null;
  readonly warranty: object | null;
  readonly materials: {
    readonly items: readonly { readonly warranty: string | null; readonly gauge: object | null }[];
  } | null;
}

/** Kinds of product pages, each with an instrument of its own as its second section. */
export type LayoutVariant = "metal" | "ceramic" | "comparison" | "parts" | "short" | "calendar" | "plain";

/** A part of a product's page between hero and figures. */
export type Part =
  | "advantages"
  | "materials"
  | "shades"
  | "layers"
  | "techniques"
  | "purity"
  | "comparison"
  | "process";

/** Work that is done within so many days is a short job, told on a short page. */
const shortJob = 5;

/**
 * The variant a product belongs to, by what its file holds and never by its name: purity scales make it a metal, shades,
 * layers or a gauge that all its materials share a ceramic, and so on. The first that fits.
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
  const items = materials?.items ?? [];
  if (purity) return "metal";
  if (shades || layers) return "ceramic";
  if (comparison) return "comparison";
  if (!warranty && items.some((item) => item.warranty)) return "parts";
  if (turnaround && inDays(turnaround.to ?? turnaround.number, turnaround.unit) <= shortJob) return "short";
  if (items.some(({ gauge }) => gauge)) return "ceramic";
  return turnaround ? "calendar" : "plain";
}

/** The order of a variant's parts; what a product's file does not hold is not shown. */
export const partsOf: Readonly<Record<LayoutVariant, readonly Part[]>> = {
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
