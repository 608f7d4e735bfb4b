import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

interface DefinitionRowsProps extends Omit<HTMLChakraProps<"dl">, "children"> {
  rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Labels and their values in rows under hairlines, on one line if they fit. */
export const DefinitionRows = ({ rows, ...rest }: DefinitionRowsProps) => (
  <chakra.dl
    borderTop="1px solid {colors.border.hairline}"
    css={{
      "& > div": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: "0 1.5rem",
        minHeight: "48px",
        paddingBlock: "0.25rem",
        borderBottom: "1px solid {colors.border.hairline}",
      },
      "& dt": { color: "fg.muted", overflowWrap: "anywhere" },
      "& dd": { fontWeight: "550", hyphens: "none", overflowWrap: "anywhere" },
      "& a": { display: "inline-flex", alignItems: "center", minWidth: "44px", minHeight: "44px" },
    }}
    {...rest}
  >
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </chakra.dl>
);
