import { chakra } from "@chakra-ui/react/styled-system";
import { ScaleEnds } from "../../components/scale";
import { formatQuantity, type QuantityLike } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { daysOf, longestTurnaround } from "../../lib/units";

/**
 * A strip of day cells, two weeks of them or as many whole weeks as the turnaround needs; the days on which the work may
 * be delivered are gold. Decorative: the days stand above it as text.
 */
export function DeliveryCalendar({ turnaround }: { turnaround: QuantityLike }) {
  const { from, to } = daysOf(turnaround);
  const first = Math.ceil(from);
  const last = Math.ceil(to);
  const count = Math.max(longestTurnaround, Math.ceil(last / 7) * 7);
  const days = Array.from({ length: count }, (_, i) => i + 1);
  return (
    <chakra.div marginBottom="head">
      <chakra.p fontFamily="heading" fontSize="1.75rem" lineHeight="1.2" color="brand.accent" hyphens="none">
        {formatQuantity(turnaround)}
      </chakra.p>
      <chakra.div
        data-calendar=""
        aria-hidden="true"
        display="flex"
        marginBlock="0.75rem 0.375rem"
        border="1px solid"
        borderColor="border.strong"
        css={{
          "& > i": { flex: "1", height: "clamp(2rem, 1rem + 3vw, 4rem)" },
          "& > i + i": { borderLeft: "1px solid", borderColor: "border.hairline" },
          // Weeks are parted by a stronger line.
          "& > i:nth-of-type(7n + 8)": { borderColor: "border.strong" },
          "& > [data-delivery]": { bg: "brand.accent" },
        }}
      >
        {days.map((day) => (
          <i key={day} data-delivery={day >= first && day <= last ? "" : undefined} />
        ))}
      </chakra.div>
      <ScaleEnds low="0" high={strings.days(count)} />
    </chakra.div>
  );
}
