import type { CSSProperties } from "react";
import { percent } from "../../domain/percent";
import type { CaseTime } from "./case-calendar";

interface DayBarProps extends Pick<CaseTime, "from" | "to">, Partial<Pick<CaseTime, "isOpen">> {
  undated?: boolean;
}

/** Delivery days on the axis in the table's head. Decorative: the text is above. */
export function DayBar({ from, to, isOpen, undated }: DayBarProps) {
  const ends = { "--from": percent(from), "--to": percent(to) } as CSSProperties;
  return (
    <i
      aria-hidden="true"
      data-bar={isOpen ? "open" : ""}
      data-undated={undated ? "" : undefined}
      style={ends}
    />
  );
}
