import { clsx } from "clsx";
import { graphql } from "gatsby";
import { formatAmount } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { partWarranty } from "../../domain/part-warranty";
import { daysOf, yearsOf } from "../../domain/units";
import { Plate } from "../../ui/plate";
import type { LayoutVariant } from "./layout-variant";
import * as css from "./product-plates.module.css";

interface ProductPlatesProps {
  product: Queries.ProductPlatesFragment;
  variant: LayoutVariant;
  derived: Queries.DerivedFactsFragment;
}

/** Turnaround and warranty, as far as the product has them; its parts' warranties replace a missing one. */
export function ProductPlates({ product, variant, derived: { days, years, words } }: ProductPlatesProps) {
  const { turnaround, tryIns, warranty, materials } = product;
  const parts = variant === "parts" ? (materials?.items.filter(partWarranty) ?? []) : [];
  const count = (turnaround ? 1 : 0) + (warranty ? 1 : parts.length);
  if (count === 0) return null;
  return (
    <dl className={clsx(css.plates, count === 1 && css.single)}>
      {turnaround ? (
        <Plate
          label={tryIns ? strings.laboratoryTime : words.turnaround}
          value={formatAmount(turnaround)}
          unit={turnaround.unit ?? ""}
          scale={{ ...daysOf(turnaround), max: days }}
          scaleEnd={strings.days(days)}
        />
      ) : null}
      {warranty ? <WarrantyPlate label={strings.warranty} warranty={warranty} axis={years} /> : null}
      {parts.map(({ name, warranty }) => (
        <WarrantyPlate key={name} label={strings.warrantyOf(name)} warranty={warranty} axis={years} />
      ))}
    </dl>
  );
}

interface WarrantyPlateProps {
  label: string;
  /** Null for a lifetime, which runs past the end of the axis. */
  warranty: Queries.MaterialWarrantyFragment["warranty"];
  /** Years of the axis; null if no warranty ends. */
  axis: number | null;
}

function WarrantyPlate({ label, warranty, axis }: WarrantyPlateProps) {
  const length = warranty ? yearsOf(warranty) : { from: 0, to: axis ?? 0 };
  return (
    <Plate
      label={label}
      value={warranty ? formatAmount(warranty) : strings.lifetime}
      unit={warranty?.unit ?? ""}
      scale={axis ? { ...length, max: axis, open: warranty?.suffix === "+" || !warranty } : undefined}
      scaleEnd={strings.years(axis ?? 0)}
    />
  );
}

export const productPlatesFragment = graphql`
  fragment ProductPlates on Product {
    tryIns
    ...ProductTimes
    materials {
      items {
        ...MaterialWarranty
      }
    }
  }
`;
