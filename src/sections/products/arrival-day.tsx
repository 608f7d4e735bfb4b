import { chakra } from "@chakra-ui/react/styled-system";
import { type RefObject, useEffect } from "react";
import { Input } from "../../components/field";
import type { Day } from "../../lib/delivery/days";

interface ArrivalDayProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** The first and the last day that can be asked for; unknown until scripts run. */
  today: Day | undefined;
  until: Day;
  onChange: () => void;
}

/** When the impressions arrive: today, unless the visitor writes another day. */
export function ArrivalDay({ field, label, today, until, onChange }: ArrivalDayProps) {
  // Uncontrolled, so that a day can be typed in parts, and one that was written before scripts ran is kept.
  useEffect(() => {
    if (today && field.current?.value === "") field.current.value = today;
  }, [field, today]);
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
        ref={field}
        type="date"
        min={today}
        max={today && until}
        onChange={onChange}
        // Its own width changes with the day that stands in it.
        width="11rem"
        maxWidth="100%"
        minHeight="48px"
        paddingBlock="0.5rem"
      />
    </chakra.label>
  );
}
