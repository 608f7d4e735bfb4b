import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { Icon } from "./icon";
import { RichText } from "./rich-text";

interface Feature {
  readonly icon: string;
  readonly title: string;
  readonly description: string;
}

const line = "linear-gradient({colors.brand.main}, {colors.brand.main})";

/** Hairlines between cells, with a cross at intersections. */
const matrixRecipe = defineRecipe({
  base: {
    display: "grid",
    borderTop: "1px solid",
    borderColor: "border.hairline",
    // Without the last row's line, because the next section has one.
    clipPath: "inset(-6px -6px 1px)",
    "& > *": {
      display: { base: "grid", sm: "block" },
      gridTemplateColumns: "26px 1fr",
      columnGap: "1.25rem",
      position: "relative",
      borderBottom: "1px solid",
      borderColor: "border.hairline",
      paddingBlock: { base: "0.875rem", md: "2.25rem 2.5rem" },
      paddingRight: { sm: "1.25rem", md: "2.25rem" },
    },
  },
  variants: {
    columns: {
      2: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        "& > :nth-of-type(even)": {
          sm: { paddingLeft: "2.25rem", borderLeft: "1px solid", borderColor: "border.hairline" },
          _before: { display: { base: "none", sm: "block" } },
        },
      },
      3: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          md: "repeat(3, minmax(0, 1fr))",
        },
        "& > :not(:nth-of-type(3n + 1))": {
          md: { paddingLeft: "2.25rem", borderLeft: "1px solid", borderColor: "border.hairline" },
          _before: { display: { base: "none", md: "block" } },
        },
      },
    },
  },
  defaultVariants: { columns: 3 },
});

const Matrix = chakra("ul", matrixRecipe);

const Cell = chakra("li", {
  base: {
    _before: {
      content: '""',
      display: "none",
      position: "absolute",
      left: "-6px",
      top: "-6px",
      width: "11px",
      height: "11px",
      background: `${line} 50% 50%/100% 1px no-repeat, ${line} 50% 50%/1px 100% no-repeat`,
    },
  },
});

/** An odd last item spans both columns. */
const lastAcross = (columns: 2 | 3) => ({
  "& > :last-of-type": {
    gridColumn: { sm: "1 / -1", ...(columns === 3 ? { md: "auto" } : {}) },
    "& p": { maxWidth: "34em" },
  },
});

/**
 * Icons with title and text: three columns if they fill the rows, otherwise two; two on tablets, one on
 * phones.
 */
export function FeatureMatrix({ items }: { items: readonly Feature[] }) {
  const columns = items.length % 3 === 0 ? 3 : 2;
  return (
    <Matrix columns={columns} css={items.length % 2 === 1 ? lastAcross(columns) : {}}>
      {items.map(({ icon, title, description }) => (
        <Cell key={title}>
          <Icon name={icon} size={26} color="brand.main" marginTop={{ base: "0.25rem", sm: "0" }} />
          <div data-entrance="rise">
            <chakra.h3 textStyle="h3" marginBlock={{ base: "0 0.375rem", sm: "1.25rem 0.5rem" }}>
              {title}
            </chakra.h3>
            <chakra.p color="fg.muted" textStyle="small">
              <RichText>{description}</RichText>
            </chakra.p>
          </div>
        </Cell>
      ))}
    </Matrix>
  );
}
