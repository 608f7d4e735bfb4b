import { clsx } from "clsx";
import { deliveryAnswer } from "../../domain/delivery/delivery-answer";
import type { Work } from "../../domain/delivery/delivery-time";
import * as text from "../../theme/text-styles.module.css";
import { Icon } from "../../ui/icon";
import { useChosenDay } from "./chosen-day";
import * as css from "./delivery-line.module.css";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/** Id of the section with the calculator. */
export const deliveryId = "teslim";

/** The delivery days for the chosen day of arrival, in one line that links to the calculator. */
export function DeliveryLine({ work }: { work: Work }) {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const chosen = useChosenDay();
  const { short, days } = now ? deliveryAnswer(now, chosen, work, rules) : {};
  const answer = short ?? days;
  return (
    <p data-needs-script="" className={css.line}>
      <span className={clsx(text.label, css.label)}>{rules.words.delivery}</span>
      <a
        href={`#${deliveryId}`}
        aria-label={answer ? undefined : rules.words.delivery}
        className={css.answer}
      >
        <span key={answer} className={css.days}>
          {answer}
        </span>
        {answer ? <Icon name="arrow-down" size={16} /> : null}
      </a>
    </p>
  );
}
