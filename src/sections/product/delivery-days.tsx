import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { slipUrl } from "../../domain/contact-links";
import { calendarDays } from "../../domain/delivery/calendar-days";
import { deliveryAnswer, deliveryInWords } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { writeDay } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import { originOf } from "../../domain/origin";
import { randomId } from "../../domain/random-id";
import { ArrivalChoice } from "../../features/delivery/arrival-choice";
import { chooseDay, useChosenDay } from "../../features/delivery/chosen-day";
import { DeliveryCalendar } from "../../features/delivery/delivery-calendar";
import { saveEvent } from "../../features/delivery/save-event";
import { useDeliveryRules } from "../../features/delivery/use-delivery-rules";
import { useNow } from "../../features/delivery/use-now";
import { narrowWindow } from "../../theme/breakpoints";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ArrowLink } from "../../ui/link";
import { Answer, DeliveryActions } from "./delivery-answer";

type Product = Queries.DeliveryProductFragment;

interface DeliveryDaysProps {
  product: Product & { readonly turnaround: NonNullable<Product["turnaround"]> };
  parts: Queries.SitePartsFragment;
  strip: boolean;
}

/** The delivery days for a chosen day of arrival, with a calendar event and the work slip. */
export function DeliveryDays({ product, parts, strip }: DeliveryDaysProps) {
  const { name, slug, tryIns } = product;
  const { rules, texts, brand, site } = useDeliveryRules();
  const { slip, tryInDays } = parts;
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
    <chakra.div data-print="hide" display="contents">
      <Answer>
        <ArrivalChoice
          legend={texts.arrival}
          today={now?.day}
          until={rules.calendar.until}
          chosen={chosen}
          onChoose={chooseDay}
        />
        <chakra.p textStyle="label" color="fg.muted" marginTop="1.25rem">
          {deliveryStrings.ifArrives(
            rules.words,
            chosen && chosen !== now?.day ? writeDay(chosen) : undefined,
          )}
        </chakra.p>
        <chakra.div role="status">
          <chakra.div
            minHeight={{ base: "2.3em", xl: "1.15em" }}
            marginBlock="0.5rem"
            fontFamily="heading"
            fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2rem)"
            lineHeight="1.15"
            textWrap="balance"
          >
            <Days isDated={now !== undefined}>{days}</Days>
          </chakra.div>
          <chakra.p
            textStyle="small"
            color="fg.muted"
            minHeight={{ base: "4.8em", xl: "3.2em" }}
            css={{ [narrowWindow]: { minHeight: "6.4em" } }}
          >
            {note}
          </chakra.p>
        </chakra.div>
        <DeliveryActions columnGap="1rem">
          <Button type="button" variant="ghost" data-needs-script="" disabled={now && !time} onClick={save}>
            <Icon name="calendar-clock" />
            {texts.calendarLabel}
          </Button>
          {slip ? <ArrowLink to={slipUrl(slug, wanted)}>{strings.ask.slip}</ArrowLink> : null}
        </DeliveryActions>
        <chakra.p
          role="status"
          textStyle="small"
          color="fg.muted"
          css={{ "&:not(:empty)": { marginTop: "0.75rem" } }}
        >
          {wasSaved ? deliveryStrings.notSaved : null}
        </chakra.p>
      </Answer>
      {strip ? (
        <DeliveryCalendar time={time} days={time && calendarDays(time.received, time.last, rules.calendar)} />
      ) : null}
    </chakra.div>
  );
}

/** A range wraps after its dash, and elsewhere only if a date is wider than the page. */
function Days({ children, isDated }: { children: string; isDated: boolean }) {
  const [first = "", ...rest] = children.split(" – ");
  return (
    // The key replaces the whole element: translation removes the text nodes React would update.
    <span key={children} data-undated={isDated ? undefined : ""}>
      {rest.length === 0 ? (
        <span>{first}</span>
      ) : (
        <>
          <chakra.span display="inline-block">{`${first} –`}</chakra.span>{" "}
          <chakra.span display="inline-block">{rest.join(" – ")}</chakra.span>
        </>
      )}
    </span>
  );
}
