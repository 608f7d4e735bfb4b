import { clsx } from "clsx";
import { useState } from "react";
import { slipUrl } from "../../domain/contact-links";
import { deliveryAnswer, deliveryInWords } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { writeDay } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import { originOf } from "../../domain/origin";
import { randomId } from "../../domain/random-id";
import { ArrivalChoice } from "../../features/delivery/arrival-choice";
import { chooseDay, useChosenDay } from "../../features/delivery/chosen-day";
import { saveEvent } from "../../features/delivery/save-event";
import { useDeliveryRules } from "../../features/delivery/use-delivery-rules";
import { useNow } from "../../features/delivery/use-now";
import * as text from "../../theme/text-styles.module.css";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ArrowLink } from "../../ui/link";
import * as section from "./delivery.section.module.css";
import * as css from "./delivery-days.module.css";

type Product = Queries.DeliveryProductFragment;

interface DeliveryDaysProps {
  product: Product & { readonly turnaround: NonNullable<Product["turnaround"]> };
  derived: Queries.DerivedFactsFragment;
}

/** The delivery days for a chosen day of arrival, with a calendar event and the work slip. */
export function DeliveryDays({ product, derived }: DeliveryDaysProps) {
  const { name, slug, tryIns } = product;
  const { rules, texts, brand, site } = useDeliveryRules();
  const { slip, tryInDays } = derived;
  const now = useNow();
  const chosen = useChosenDay();
  const [wasSaved, setWasSaved] = useState(false);
  const { days, note, time } = now
    ? deliveryAnswer(now, chosen, product, rules)
    : { days: deliveryInWords(product, rules.calendar), note: "" };
  // Clinic days are not counted: the laboratory cannot promise them.
  const wanted = chosen && !tryIns ? time?.last : undefined;
  const save = () => {
    if (!time) return;
    const url = `${originOf(site)}/${slug}`;
    const [title, description] = tryIns
      ? [
          deliveryStrings.earliestEventTitle(rules.words, name, brand),
          `${note} ${deliveryStrings.tryIns(rules.words, tryIns, tryInDays)}`,
        ]
      : [deliveryStrings.eventTitle(rules.words, name, brand), note];
    // A random id: two cases may have the same product and days.
    saveEvent({ ...time, id: `${randomId()}@${new URL(url).host}`, title, description, url }, slug);
    setWasSaved(true);
  };
  return (
    <div data-print="hide" className={section.answer}>
      <ArrivalChoice
        legend={texts.arrival}
        today={now?.day}
        until={rules.calendar.until}
        chosen={chosen}
        onChoose={chooseDay}
      />
      <p className={clsx(text.label, css.ifArrives)}>
        {deliveryStrings.ifArrives(rules.words, chosen && chosen !== now?.day ? writeDay(chosen) : undefined)}
      </p>
      <div role="status">
        <div className={clsx(section.days, css.date)}>
          <Days isDated={now !== undefined}>{days}</Days>
        </div>
        <p className={clsx(text.small, css.note)}>{note}</p>
      </div>
      <div className={section.actions}>
        <Button type="button" variant="ghost" data-needs-script="" disabled={now && !time} onClick={save}>
          <Icon name="calendar-clock" />
          {texts.calendarLabel}
        </Button>
        {slip ? (
          <ArrowLink to={slipUrl(slug, wanted)} className={section.action}>
            {strings.ask.slip}
          </ArrowLink>
        ) : null}
      </div>
      <p role="status" className={clsx(text.small, css.saved)}>
        {wasSaved ? deliveryStrings.notSaved : null}
      </p>
    </div>
  );
}

function Days({ children, isDated }: { children: string; isDated: boolean }) {
  const [first = "", ...rest] = children.split(" – ");
  return (
    // The key replaces the whole element: translation removes the text nodes React would update.
    <span key={children} data-undated={isDated ? undefined : ""}>
      {rest.length === 0 ? (
        <span>{first}</span>
      ) : (
        <>
          <span className={css.end}>{`${first} –`}</span> <span className={css.end}>{rest.join(" – ")}</span>
        </>
      )}
    </span>
  );
}
