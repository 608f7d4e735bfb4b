import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { dayName } from "../../domain/contact-links";
import { addDays, type Day, inIstanbul, isDay } from "../../domain/delivery/days";
import { deliveryStrings as words } from "../../domain/delivery/delivery-strings";
import { writeShortDays } from "../../domain/delivery/write-days";
import * as text from "../../theme/text-styles.module.css";
import * as css from "./arrival-choice.module.css";

interface ArrivalChoiceProps {
  legend: string;
  /** Today in Türkiye; undefined until scripts run. */
  today: Day | undefined;
  /** The last day that can be chosen. */
  until: Day;
  /** The chosen day; undefined for today. */
  chosen: Day | undefined;
  onChoose: (day: Day | undefined) => void;
  className?: string;
}

const tomorrowOf = (today: Day) => addDays(today, 1);

/** When the impression arrives: today, tomorrow or a date. Hidden without scripts. */
export function ArrivalChoice({ legend, today, until, chosen, onChoose, className }: ArrivalChoiceProps) {
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
    <fieldset data-needs-script="" className={clsx(css.arrival, className)}>
      <legend className={clsx(text.label, css.legend)}>{legend}</legend>
      <div className={css.days}>
        <label className={css.day}>
          <input
            type="radio"
            className={clsx(text.srOnly, css.radio)}
            name="ulasma"
            value=""
            checked={!isTomorrow && !isOther}
            onChange={() => onChoose(undefined)}
          />
          <span>{words.today}</span>
        </label>
        <label className={css.day}>
          <input
            ref={tomorrowRadio}
            type="radio"
            className={clsx(text.srOnly, css.radio)}
            name="ulasma"
            value=""
            checked={isTomorrow}
            onChange={() => onChoose(tomorrowOf(today ?? inIstanbul(new Date()).day))}
          />
          <span>{words.tomorrow}</span>
        </label>
        <label className={clsx(css.day, isOther && css.chosen)}>
          <input
            ref={dateField}
            type="date"
            className={css.date}
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
          <span aria-hidden="true" className={css.written}>
            {isOther ? writeShortDays(chosen, chosen) : words.chooseDay}
          </span>
        </label>
      </div>
    </fieldset>
  );
}
