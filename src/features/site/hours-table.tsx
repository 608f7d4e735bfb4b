import { writeWeekdays } from "../../domain/delivery/write-days";
import { Scale } from "../../ui/scale";
import { hoursOf } from "./hours-line";
import * as css from "./hours-table.module.css";

interface HoursTableProps extends Queries.OpeningHoursFragment {
  title: string;
  /** An additional row, with its hours in words. */
  more?: { readonly label: string; readonly hours: string } | null;
}

/** Length of the axis in hours. */
const day = 24;

/** Converts "08.30" to 8.5. */
const hourOf = (time: string): number => {
  const [hours = "0", minutes = "0"] = time.split(/[.:]/);
  return Number(hours) + Number(minutes) / 60;
};

/** Opening hours, one row per range of days, on a shared axis of 24 hours. */
export function HoursTable({ title, hours, more }: HoursTableProps) {
  const rows = [
    ...hours.map((range) => ({
      label: writeWeekdays(range.days),
      value: hoursOf(range),
      open: { from: hourOf(range.opens), to: hourOf(range.closes) },
    })),
    ...(more ? [{ label: more.label, value: more.hours, open: null }] : []),
  ];
  return (
    <table className={css.table}>
      <caption className={css.title}>{title}</caption>
      <tbody>
        {rows.map(({ label, value, open }) => (
          <tr key={`${label} ${value}`}>
            <th scope="row">
              <span>{label}</span>
              {open ? (
                <div aria-hidden="true" className={css.scale}>
                  <Scale {...open} max={day} />
                </div>
              ) : null}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
