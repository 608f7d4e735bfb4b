import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { columns } from "../../ui/columns";
import { RichText } from "../../ui/rich-text";
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

/** Materials or types with their properties; above them a gauge that compares them, if all have one. */
export function ProductMaterials({ materials, look }: ProductMaterialsProps) {
  if (!materials) return null;
  const { title, lede, items } = materials;
  const boxed = look === "cards";
  const { css, ...wrapping } = columns(items.length, { base: 1, md: 3 });
  return (
    <TitledSection id="malzemeler" tone={boxed ? "tint" : "page"} title={title} lede={lede}>
      <Gauges items={items} />
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
function Gauges({ items }: { items: readonly MaterialData[] }) {
  const rows = items.flatMap(({ name, gauge }) => (gauge ? [{ name, gauge }] : []));
  const [first] = rows;
  if (!first) return null;
  // Each mark is above its card if the cards are in the axis's order.
  const isInOrder = items.every(
    ({ gauge }, i) => gauge && (i === 0 || gauge.place > (items[i - 1]?.gauge?.place ?? 0)),
  );
  const { label, low, high } = first.gauge;
  return (
    <chakra.figure data-print="hide" marginBottom="head">
      <chakra.figcaption textStyle="label" color="fg.muted">
        {label}
      </chakra.figcaption>
      <chakra.ol
        display="grid"
        gridTemplateColumns={`repeat(${isInOrder ? items.length : 3}, minmax(0, 1fr))`}
        columnGap={isInOrder ? { base: "0.5rem", md: "gap" } : "0.5rem"}
        marginBlock="1.25rem 0.75rem"
        background="linear-gradient({colors.border.strong}, {colors.border.strong}) 0 5px/100% 1px no-repeat"
        css={{
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
            boxSize: "11px",
            borderRadius: "50%",
            bg: "brand.accent",
          },
        }}
      >
        {[...rows]
          .sort((a, b) => a.gauge.place - b.gauge.place)
          .map(({ name, gauge }, i) => (
            <li key={name} style={{ gridColumn: isInOrder ? i + 1 : gauge.place }}>
              {name}
            </li>
          ))}
      </chakra.ol>
      <ScaleEnds low={low} high={high} />
    </chakra.figure>
  );
}

function Material({ name, description, properties, warranty }: MaterialData) {
  return (
    <li>
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.p marginBlock="0.625rem 1rem" color="fg.muted" textStyle="small">
        <RichText>{description}</RichText>
      </chakra.p>
      <TickList>
        {properties.map((property) => (
          <li key={property}>{property}</li>
        ))}
      </TickList>
      {warranty ? (
        <chakra.p marginTop="auto" paddingTop="1.25rem" fontSize="small">
          <chakra.span color="fg.muted">{strings.warranty}: </chakra.span>
          <chakra.b fontWeight="600" color="brand.accent">
            {warranty}
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
    items {
      name
      description
      properties
      warranty
      gauge {
        label
        low
        high
        place
      }
    }
  }
`;
