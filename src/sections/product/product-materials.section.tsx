import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { type PartWarranty, partWarranty } from "../../domain/part-warranty";
import { onDemand } from "../../ui/on-demand";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { CardRow } from "../shared/card-row";
import * as css from "./product-materials.section.module.css";

const MaterialGauge = onDemand(
  "gauge",
  async () => (await import(/* webpackChunkName: "gauge" */ "./material-gauge")).MaterialGauge,
);

type Materials = Queries.ProductMaterialsFieldsFragment;

/** Materials or types with their properties; above them the gauge that compares them. */
export function ProductMaterials({ materials }: { materials: Materials | null }) {
  if (!materials) return null;
  const { title, lede, gauge, items } = materials;
  return (
    <TitledSection id="malzemeler" tone="tint" title={title} lede={lede}>
      {gauge ? <MaterialGauge {...gauge} items={items} /> : null}
      <CardRow
        cards={items.map(({ name, description, properties, ...own }) => ({
          title: name,
          description,
          points: properties,
          foot: <Warranty of={own} />,
        }))}
      />
    </TitledSection>
  );
}

/** The warranty of a part, where the product has no single one. */
function Warranty({ of: part }: { of: PartWarranty }) {
  const warranty = partWarranty(part);
  return warranty ? (
    <p className={css.warranty}>
      <span className={css.label}>{strings.warranty}: </span>
      <b className={css.length}>{renderText(warranty)}</b>
    </p>
  ) : null;
}

export const productMaterialsFragment = graphql`
  fragment ProductMaterialsFields on ProductMaterials {
    title
    lede
    gauge {
      label
      low
      high
    }
    items {
      name
      description
      properties
      place
      ...MaterialWarranty
    }
  }
`;
