import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { dayName } from "../../domain/contact-links";
import { addDays, type Day, inIstanbul, isDay } from "../../domain/delivery/days";
import { deliveryStrings as words } from "../../domain/delivery/delivery-strings";
import { writeShortDays } from "../../domain/delivery/write-days";

interface ArrivalChoiceProps {
  legend: string;
  /** Today in Türkiye; undefined until scripts run. */
  today: Day | undefined;
  /** The last day that can be chosen. */
  until: Day;
  /** The chosen day; undefined for today. */
  chosen: Day | undefined;
  onChoose: (day: Day | undefined) => void;
  width?: { base: string; sm: string };
}

const tomorrowOf = (today: Day) => addDays(today, 1);

const segments = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))",
  border: "1px solid {colors.brand.mark}",
  borderRadius: "md",
  overflow: "hidden",
  "& > label": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "44px",
    fontSize: "small",
    fontWeight: "550",
    lineHeight: "1.2",
    color: "fg.link",
    cursor: "pointer",
    // Lines between segments; the frame clips those at its edges.
    boxShadow: "-1px -1px 0 {colors.brand.mark}",
  },
  "& > label:has(:checked), & > [data-chosen]": {
    bg: "brand.main",
    color: "brand.onMain",
    "@media (forced-colors: active)": {
      forcedColorAdjust: "none",
      bg: "Highlight",
      color: "HighlightText !important",
    },
  },
  "& > label:has([type=radio]:focus-visible), & > label > input[type=date]:focus-within": {
    outline: "3px solid {colors.focusRing}",
    outlineOffset: "-5px",
  },
  "& > :has(:checked):has(:focus-visible), & > [data-chosen] > input:focus-within": {
    outlineColor: "brand.onMain",
  },
  "& > label > input[type=radio]": { srOnly: true },
  "& > label > input[type=date]": {
    position: "absolute",
    inset: "0",
    boxSize: "100%",
    paddingInline: "0.25rem",
    textAlign: "center",
    fontSize: "max(0.9375rem, 16px)",
    bg: "transparent",
    opacity: "0",
    cursor: "pointer",
  },
  // On keyboard focus the typed date is visible; a touch opens the calendar.
  "& > label > input[type=date]:focus-within": { opacity: "1", "& + span": { visibility: "hidden" } },
  "& ::-webkit-calendar-picker-indicator": {
    position: "absolute",
    inset: "0",
    boxSize: "100%",
    margin: "0",
    opacity: "0",
    cursor: "pointer",
  },
} as const;

/** When the impression arrives: today, tomorrow or a date. Hidden without scripts. */
export function ArrivalChoice({ legend, today, until, chosen, onChoose, width }: ArrivalChoiceProps) {
  const tomorrowRadio = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  /** The date in the focused field; null if it is not focused. Kept for today and tomorrow too, so that keys can go past them. */
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
  useEffect(() => {
    const { value = "" } = dateField.current ?? {};
    if (isDay(value)) onChoose(value);
    else if (tomorrowRadio.current?.checked) onChoose(tomorrowOf(inIstanbul(new Date()).day));
  }, []);
  const isTomorrow = chosen !== undefined && today !== undefined && chosen === tomorrowOf(today);
  const isOther = chosen !== undefined && chosen !== today && !isTomorrow;
  return (
    <chakra.fieldset data-needs-script="" width={width} maxWidth="27rem">
      <chakra.legend textStyle="label" color="fg.muted" marginBottom="0.375rem">
        {legend}
      </chakra.legend>
      <chakra.div css={segments}>
        <label>
          <input
            type="radio"
            name="ulasma"
            value=""
            checked={!isTomorrow && !isOther}
            onChange={() => onChoose(undefined)}
          />
          <span>{words.today}</span>
        </label>
        <label>
          <input
            ref={tomorrowRadio}
            type="radio"
            name="ulasma"
            value=""
            checked={isTomorrow}
            onChange={() => onChoose(tomorrowOf(today ?? inIstanbul(new Date()).day))}
          />
          <span>{words.tomorrow}</span>
        </label>
        <label data-chosen={isOther ? "" : undefined}>
          <input
            ref={dateField}
            type="date"
            name={dayName}
            aria-label={words.chooseDay}
            // Browsers would restore the date of the last visit.
            autoComplete="off"
            min={today}
            max={today ? until : undefined}
            value={typed ?? (isOther ? chosen : "")}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              onChoose(isDay(value) ? value : undefined);
            }}
            onBlur={() => setTyped(null)}
          />
          <span aria-hidden="true">{isOther ? writeShortDays(chosen, chosen) : words.chooseDay}</span>
        </label>
      </chakra.div>
    </chakra.fieldset>
  );
}
