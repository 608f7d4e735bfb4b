import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { partWarranty } from "../../domain/part-warranty";
import { columns } from "../../ui/columns";
import { renderRichText, renderText } from "../../ui/rich-text";
import { ScaleEnds } from "../../ui/scale";
import { TitledSection } from "../../ui/section";
import { TickList } from "../../ui/tick-list";

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
      {gauge ? <Gauge {...gauge} items={items} /> : null}
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

/** The materials on an axis without a unit: low, middle or high. */
function Gauge({ label, low, high, items }: NonNullable<Materials["gauge"]> & Pick<Materials, "items">) {
  const rows = items.map(({ name, place }) => ({ name, place: place ?? 1 }));
  // Each mark is above its card if the cards are in the axis's order.
  const isInOrder = rows.every(({ place }, i) => place > (rows[i - 1]?.place ?? 0));
  return (
    <chakra.figure data-print="hide" marginBottom="head">
      <chakra.figcaption textStyle="label" color="fg.muted">
        {label}
      </chakra.figcaption>
      <chakra.ol
        display="grid"
        gridTemplateColumns={`repeat(${isInOrder ? items.length : 3}, minmax(0, 1fr))`}
        columnGap={isInOrder ? { base: "0.5rem", md: "gap" } : "0.5rem"}
        position="relative"
        marginBlock="1.25rem 0.75rem"
        // Line and dots are borders, which forced colours keep.
        css={{
          _before: {
            content: '""',
            position: "absolute",
            inset: "5px 0 auto",
            borderTop: "1px solid",
            borderColor: "border.strong",
          },
          "& > li": {
            position: "relative",
            paddingTop: "1.25rem",
            fontFamily: "heading",
            fontSize: { base: "1.125rem", sm: "1.5rem" },
            lineHeight: "1.2",
            textAlign: "center",
          },
          "& > li::before": {
            content: '""',
            position: "absolute",
            top: "0",
            left: "calc(50% - 5.5px)",
            border: "5.5px solid",
            borderColor: "brand.accent",
            borderRadius: "50%",
          },
        }}
      >
        {[...rows]
          .sort((a, b) => a.place - b.place)
          .map(({ name, place }, i) => (
            <li key={name} style={{ gridColumn: isInOrder ? i + 1 : place }}>
              {renderText(name)}
            </li>
          ))}
      </chakra.ol>
      <ScaleEnds low={low} high={high} />
    </chakra.figure>
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
