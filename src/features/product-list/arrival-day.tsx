import { chakra } from "@chakra-ui/react/styled-system";
import type { Dispatch } from "react";
import { dayName } from "../../domain/contact-links";
import type { Day } from "../../domain/delivery/days";
import { Input } from "../../ui/field";
import type { ListAction } from "./list-view";

interface ArrivalDayProps {
  label: string;
  /** The day that the visitor chose; empty for today. */
  arrival: Day | "";
  /** The first and the last day that can be asked for; unknown until scripts run. */
  today: Day | undefined;
  until: Day;
  dispatch: Dispatch<ListAction>;
}

/** When the impressions arrive: today, unless the visitor chooses another day. */
export function ArrivalDay({ label, arrival, today = "", until, dispatch }: ArrivalDayProps) {
  return (
    <chakra.label
      data-needs-script=""
      data-print="hide"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="0.25rem 0.75rem"
      fontSize="small"
      fontWeight="550"
      maxWidth="100%"
    >
      {label}
      <Input
        type="date"
        name={dayName}
        // A browser would put back the day on which the page was left.
        autoComplete="off"
        value={arrival || today}
        min={today || undefined}
        max={today ? until : undefined}
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: "arrival", day: value === today ? "" : value })
        }
        // Its own width changes with the day that stands in it.
        width="11rem"
        maxWidth="100%"
        minHeight="48px"
        paddingBlock="0.5rem"
      />
    </chakra.label>
  );
}
