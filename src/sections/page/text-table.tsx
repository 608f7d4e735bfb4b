import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { renderText } from "../../ui/rich-text";

interface TextTableProps {
  table: Queries.TextTableFieldsFragment;
  labelledBy?: string;
}

/** A table of texts; on phones each row is a card, with the column's name above each cell. */
export function TextTable({ table: { columns, rows }, labelledBy }: TextTableProps) {
  return (
    <chakra.table aria-labelledby={labelledBy} css={tableCss}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {renderText(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{renderText(label)}</th>
            {columns.slice(1).map((name, i) => (
              <td key={name} data-label={name}>
                {renderText(cells[i] ?? "")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const tableCss = {
  width: "100%",
  marginTop: "1.25rem",
  borderCollapse: "collapse",
  fontSize: "0.9375rem",
  lineHeight: "1.55",
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    padding: "0.875rem 1.5rem 0.875rem 0",
    borderBottom: "1px solid {colors.border.hairline}",
    overflowWrap: "anywhere",
  },
  "& th": { fontWeight: "550" },
  "& thead th": { borderColor: "border.strong", color: "brand.main" },
  "& tr > :last-child": { paddingRight: "0" },
  smDown: {
    "&, & tbody": { display: "block", borderTop: "1px solid {colors.border.strong}" },
    "& tbody": { borderTop: "0" },
    "& thead": { srOnly: true },
    "& tbody tr": {
      display: "block",
      paddingBlock: "0.875rem",
      borderBottom: "1px solid {colors.border.hairline}",
    },
    "& tbody th, & tbody td": { display: "block", padding: "0.25rem 0", borderBottom: "0" },
    "& tbody th": { fontSize: "1.0625rem" },
    "& [data-label]::before": {
      content: "attr(data-label)",
      display: "block",
      fontSize: "0.8125rem",
      color: "fg.muted",
    },
  },
} as const;

export const textTableFragment = graphql`
  fragment TextTableFields on TextTable {
    columns
    rows {
      label
      cells
    }
  }
`;
