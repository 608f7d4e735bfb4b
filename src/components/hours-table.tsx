import { chakra } from "@chakra-ui/react/styled-system";
import { hoursOf, type OpeningHours } from "./hours-line";

interface HoursTableProps {
  title: string;
  hours: readonly OpeningHours[];
  /** A last row for what has hours of its own. */
  more?: { readonly label: string; readonly value: string };
}

/** Working hours, one row a range of days. */
export function HoursTable({ title, hours, more }: HoursTableProps) {
  const rows = [
    ...hours.map((range) => ({ label: range.days, value: hoursOf(range) })),
    ...(more ? [more] : []),
  ];
  return (
    <chakra.table
      width="100%"
      borderCollapse="collapse"
      fontSize="0.9375rem"
      css={{
        "& th, & td": {
          padding: "0.625rem 0",
          borderTop: "1px solid",
          borderColor: "border.hairline",
          lineHeight: "1.5",
        },
        "& th": { textAlign: "left", fontWeight: "400" },
        "& td": {
          textAlign: "right",
          fontWeight: "550",
          fontVariantNumeric: "tabular-nums",
        },
      }}
    >
      <chakra.caption textAlign="left" paddingBottom="0.5rem" fontWeight="550" color="accent.petrol">
        {title}
      </chakra.caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
