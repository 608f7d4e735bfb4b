import { graphql } from "gatsby";
import { renderText } from "../../ui/rich-text";
import * as css from "./text-table.module.css";

interface TextTableProps {
  table: Queries.TextTableFieldsFragment;
  labelledBy?: string;
}

/** A table of texts. */
export function TextTable({ table: { columns, rows }, labelledBy }: TextTableProps) {
  return (
    <table aria-labelledby={labelledBy} className={css.table}>
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
    </table>
  );
}

export const textTableFragment = graphql`
  fragment TextTableFields on TextTable {
    columns
    rows {
      label
      cells
    }
  }
`;
