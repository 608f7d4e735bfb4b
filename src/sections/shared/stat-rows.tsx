import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { renderText } from "../../ui/rich-text";

interface StatRowsProps extends Omit<HTMLChakraProps<"dl">, "children"> {
  rows: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly scale?: ReactNode;
    readonly description?: string | null;
  }[];
}

const rowsCss = {
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    alignItems: "baseline",
    columnGap: "1.5rem",
    paddingBlock: "1.125rem",
    borderBottom: "1px solid {colors.border.hairline}",
  },
  // The value is below a label that it would leave too little room.
  "& dt": { flex: "1 1 5rem", fontWeight: "550", hyphens: "none", overflowWrap: "anywhere" },
  // Columns on paper have no room for both.
  "&[data-print] dt": { _print: { flexBasis: "100%" } },
  "& dt + dd": {
    fontFamily: "heading",
    fontSize: "min(2rem, 10vw)",
    lineHeight: "1",
    hyphens: "none",
  },
  "& dd ~ dd": { width: "100%", marginTop: "0.25rem" },
} as const;

/** Figures in rows under hairlines: label and value, below them a scale and a note. */
export const StatRows = ({ rows, ...rest }: StatRowsProps) => (
  <chakra.dl borderTop="1px solid {colors.border.strong}" css={rowsCss} {...rest}>
    {rows.map(({ label, value, scale, description }) => (
      <div key={label}>
        <dt>{renderText(label)}</dt>
        <dd>{value}</dd>
        {scale ? <dd aria-hidden="true">{scale}</dd> : null}
        {description ? (
          <chakra.dd fontSize="small" color="fg.muted">
            {renderText(description)}
          </chakra.dd>
        ) : null}
      </div>
    ))}
  </chakra.dl>
);
