import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import { saveEntry } from "../../components/delivery/save-entry";
import { useDeliveryRules } from "../../components/delivery/use-delivery-rules";
import { useNow } from "../../components/delivery/use-now";
import { Input } from "../../components/field";
import { Icon } from "../../components/icon";
import { MoreLink } from "../../components/link";
import { Grid, Section, Wrap } from "../../components/section";
import { isDay } from "../../lib/delivery/days";
import { deliveryAnswer, deliveryInWords } from "../../lib/delivery/delivery-answer";
import { deliveryStrings } from "../../lib/delivery/delivery-strings";
import { writeDay } from "../../lib/delivery/write-days";
import { originOf } from "../../lib/origin";

type Product = Queries.DeliveryProductFragment;

/** When the product is delivered: the rule in words, and as days once scripts run. None where it has no turnaround. */
export function Delivery({ product }: { product: Product }) {
  const { turnaround } = product;
  return turnaround ? <DeliverySection product={{ ...product, turnaround }} /> : null;
}

interface DeliverySectionProps {
  product: Product & { readonly turnaround: NonNullable<Product["turnaround"]> };
}

function DeliverySection({ product }: DeliverySectionProps) {
  const { texts } = useDeliveryRules();
  return (
    <Section aria-labelledby="teslim" data-print="hide">
      <Wrap>
        <Grid rowGap="1.5rem">
          <chakra.div gridColumn={{ md: "span 5" }}>
            <chakra.h2 id="teslim" textStyle="h3">
              {texts.title}
            </chakra.h2>
            <chakra.p marginTop="0.75rem" textStyle="small" color="fg.muted" maxWidth="27rem">
              {texts.rule}
            </chakra.p>
          </chakra.div>
          <DeliveryDays product={product} />
        </Grid>
      </Wrap>
    </Section>
  );
}

function DeliveryDays({ product: { name, slug, turnaround } }: DeliverySectionProps) {
  const { rules, texts, brand, site } = useDeliveryRules();
  const now = useNow();
  const { field, chosen, follow } = useChosenDay();
  const { days, note, time } = now
    ? deliveryAnswer(now, chosen, turnaround, rules)
    : { days: deliveryInWords(turnaround), note: "\u00a0" };
  const save = () => {
    if (!time) return;
    const url = `${originOf(site)}/${slug}`;
    const title = deliveryStrings.entryTitle(name, brand);
    saveEntry(
      { ...time, id: `${slug}-${time.first}@${new URL(url).host}`, title, description: note, url },
      slug,
    );
  };
  return (
    <chakra.div
      gridColumn={{ md: "7 / -1" }}
      borderTop="1px solid"
      borderColor="brand.accent"
      paddingTop="1rem"
    >
      <chakra.p textStyle="label" color="fg.muted">
        {chosen && chosen !== now?.day ? deliveryStrings.ifArrives(writeDay(chosen)) : texts.question}
      </chakra.p>
      <chakra.div role="status">
        <chakra.div
          minHeight={{ base: "2.3em", xl: "1.15em" }}
          fontFamily="heading"
          fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2rem)"
          lineHeight="1.15"
          hyphens="none"
          textWrap="balance"
        >
          <Days>{days}</Days>
        </chakra.div>
        <chakra.p
          textStyle="small"
          color="fg.muted"
          minHeight={{ base: "4.8em", lg: "3.2em" }}
          css={{ "@media (max-width: 22rem)": { minHeight: "6.4em" } }}
        >
          {note}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="0.75rem 1rem" marginTop="0.75rem">
        <chakra.label data-needs-script="" fontSize="small" fontWeight="550" flex="1 1 11rem">
          {texts.otherDay}
          <Input
            ref={field}
            type="date"
            min={now?.day}
            max={now ? rules.calendar.until : undefined}
            onChange={follow}
            marginTop="0.3rem"
          />
        </chakra.label>
        <Button
          type="button"
          variant="ghost"
          data-needs-script=""
          flex="1 1 11rem"
          disabled={now && !time}
          onClick={save}
        >
          <Icon name="calendar-clock" />
          {texts.calendarLabel}
        </Button>
        <MoreLink to={`/is-formu?urun=${slug}`} alignSelf="end" minHeight="52px">
          {texts.slipLabel}
          <Icon name="arrow-right" />
        </MoreLink>
      </chakra.div>
    </chakra.div>
  );
}

/** A range of two months breaks behind its dash only. */
function Days({ children }: { children: string }) {
  const [first = "", ...rest] = children.split(" – ");
  if (rest.length === 0) return first;
  return (
    <>
      <chakra.span whiteSpace="nowrap">{`${first} –`}</chakra.span>{" "}
      <chakra.span whiteSpace="nowrap">{rest.join(" – ")}</chakra.span>
    </>
  );
}

/** The day in the date field, also one that was put in before scripts ran; undefined while it is empty or no day. */
function useChosenDay() {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const follow = useCallback(() => {
    const { value = "" } = field.current ?? {};
    setChosen(isDay(value) ? value : undefined);
  }, []);
  useEffect(follow, [follow]);
  return { field, chosen, follow };
}

export const deliveryFragment = graphql`
  fragment DeliveryProduct on Product {
    name
    slug
    turnaround {
      ...QuantityFields
    }
  }
`;
