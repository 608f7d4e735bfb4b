import { formatQuantity, type QuantityLike } from "./format";
import { strings } from "./interface-strings";

/** The warranty of a product's material. */
export interface PartWarranty {
  readonly warranty?: QuantityLike | null | undefined;
  readonly lifetimeWarranty?: boolean | null | undefined;
}

/** A material's warranty as displayed: "5 yıl", "ömür boyu"; null without one. */
export function partWarranty({ warranty, lifetimeWarranty }: PartWarranty): string | null {
  if (lifetimeWarranty) return strings.lifetime;
  return warranty ? formatQuantity(warranty) : null;
}
