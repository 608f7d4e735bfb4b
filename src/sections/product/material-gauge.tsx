import { chakra } from "@chakra-ui/react/styled-system";
import { renderText } from "../../ui/rich-text";
import { ScaleEnds } from "../../ui/scale";

type Materials = Queries.ProductMaterialsFieldsFragment;

/** The materials on an axis without a unit: low, middle or high. */
export function MaterialGauge({
  label,
  low,
  high,
  items,
}: NonNullable<Materials["gauge"]> & Pick<Materials, "items">) {
  const rows = items.map(({ name, place }) => ({ name, place: place ?? 1 }));
  // Each mark is above its card if the cards are in the axis's order.
  const isInOrder = rows.every(({ place }, i) => place > (rows[i - 1]?.place ?? 0));
  return (
    <chakra.figure
      data-print="hide"
      marginBottom="head"
      containerType="inline-size"
      // Very large letters would divide the names.
      css={{ "&& > *": { "@container (max-width: 16rem)": { display: "none" } } }}
    >
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
            borderTop: "1px solid {colors.border.strong}",
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
            border: "5.5px solid {colors.brand.accent}",
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
