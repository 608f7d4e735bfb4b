import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { partWarranty } from "../../domain/part-warranty";
import { columns } from "../../ui/columns";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { TickList } from "../../ui/tick-list";
import { MaterialGauge } from "./material-gauge";

type Materials = Queries.ProductMaterialsFieldsFragment;
type MaterialData = Materials["items"][number];

interface ProductMaterialsProps {
  materials: Materials | null;
  /** Cards on the tinted background, or columns under hairlines on the page's own. */
  look: "cards" | "columns";
}

/** Materials or types with their properties; above them the gauge that compares them. */
export function ProductMaterials({ materials, look }: ProductMaterialsProps) {
  if (!materials) return null;
  const { title, lede, gauge, items } = materials;
  const boxed = look === "cards";
  const { css, ...wrapping } = columns(items.length, { base: 1, md: 3 });
  return (
    <TitledSection id="malzemeler" tone={boxed ? "tint" : "page"} title={title} lede={lede}>
      {gauge ? <MaterialGauge {...gauge} items={items} /> : null}
      <chakra.ul
        {...wrapping}
        gap="gap"
        css={{
          ...css,
          "& > li": {
            display: "flex",
            flexDirection: "column",
            border: "0 solid",
            borderColor: "border.hairline",
            ...(boxed
              ? {
                  bg: "bg.page",
                  borderWidth: "1px",
                  borderRadius: "md",
                  padding: "1.75rem 1.75rem 1.5rem",
                  _print: { borderWidth: "1px 0 0", borderRadius: "0", padding: "0" },
                }
              : { borderTopWidth: "1px", paddingTop: "1.25rem" }),
          },
        }}
      >
        {items.map((item) => (
          <Material key={item.name} {...item} />
        ))}
      </chakra.ul>
    </TitledSection>
  );
}

function Material({ name, description, properties, ...own }: MaterialData) {
  const warranty = partWarranty(own);
  return (
    <li>
      <chakra.h3 textStyle="h3">{renderText(name)}</chakra.h3>
      <chakra.p marginBlock="0.625rem 1rem" color="fg.muted" textStyle="small">
        {renderRichText(description)}
      </chakra.p>
      <TickList>
        {properties.map((property) => (
          <li key={property}>{renderText(property)}</li>
        ))}
      </TickList>
      {warranty ? (
        <chakra.p marginTop="auto" paddingTop="1.25rem" fontSize="small">
          <chakra.span color="fg.muted">{strings.warranty}: </chakra.span>
          <chakra.b fontWeight="600" color="brand.accent">
            {renderText(warranty)}
          </chakra.b>
        </chakra.p>
      ) : null}
    </li>
  );
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
