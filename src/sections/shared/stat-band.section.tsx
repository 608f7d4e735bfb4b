import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { CountingNumber, StatNumber } from "../../components/count-up/stat-number";
import { useCountUp } from "../../components/count-up/use-count-up";
import { ScreenReaderOnly } from "../../components/marks";
import { entrance } from "../../components/motion/entrance";
import { Ruler } from "../../components/ruler";
import { Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { tones } from "../../theme/tones";

interface StatBandProps {
  title: string;
  stats: readonly Queries.StatFieldsFragment[];
  /** The home page's band counts up once it is seen. */
  counting?: boolean;
  /** Shows the title; otherwise it is for screen readers only. */
  titled?: boolean;
}

/** Large numbers on the deep ground under a ruler. */
export function StatBand({ title, stats, counting = false, titled = false }: StatBandProps) {
  const { ref, start } = useCountUp(counting);
  return (
    <chakra.section {...tones.deep} paddingBottom="clamp(3.5rem, 2.5rem + 4vw, 5.5rem)" aria-label={title}>
      <Ruler />
      <Wrap>
        {titled ? (
          <chakra.h2
            textStyle="h2"
            paddingBlock="clamp(2.5rem, 2rem + 3vw, 4.5rem) clamp(1.5rem, 1rem + 2vw, 2.5rem)"
          >
            {title}
          </chakra.h2>
        ) : (
          <ScreenReaderOnly asChild>
            <h2>{title}</h2>
          </ScreenReaderOnly>
        )}
        <chakra.ul
          ref={ref}
          data-autostart={counting ? "seen" : undefined}
          data-print="dense"
          display="grid"
          gridTemplateColumns={{
            base: "repeat(auto-fit, minmax(max(40%, 8rem), 1fr))",
            md: `repeat(${Math.max(stats.length, 3)}, minmax(0, 1fr))`,
          }}
          columnGap="gap"
          rowGap="2.5rem"
        >
          {stats.map((stat, index) => (
            <Stat key={stat.label} stat={stat} titled={titled}>
              {counting ? (
                <CountingNumber quantity={stat} index={index} start={start} />
              ) : (
                <StatNumber {...stat} />
              )}
            </Stat>
          ))}
        </chakra.ul>
      </Wrap>
    </chakra.section>
  );
}

interface StatProps {
  stat: Queries.StatFieldsFragment;
  titled: boolean;
  children: ReactNode;
}

function Stat({ stat: { label, description }, titled, children }: StatProps) {
  return (
    <chakra.li position="relative" paddingTop={titled ? "1.75rem" : "3.25rem"}>
      <chakra.div
        textStyle="numeral"
        fontSize={{
          base: "min(clamp(2.25rem, 1.4rem + 4.4vw, 3rem), 16vw)",
          md: "clamp(3rem, 2.3rem + 2.9vw, 4.75rem)",
        }}
        whiteSpace="nowrap"
        hyphens="none"
      >
        {children}
      </chakra.div>
      <chakra.h3
        fontFamily="body"
        fontSize="1.0625rem"
        fontWeight="550"
        lineHeight="1.4"
        marginTop="0.875rem"
      >
        {label}
      </chakra.h3>
      {description ? (
        <chakra.p marginTop="0.25rem" fontSize="0.9375rem" lineHeight="1.6" color="fg.muted" maxWidth="17rem">
          <Typeset>{description}</Typeset>
        </chakra.p>
      ) : null}
      <chakra.span
        {...entrance("grow")}
        position="absolute"
        left="0"
        top="0"
        width="1px"
        height={titled ? "1.25rem" : "2.5rem"}
        bg="accent.gold"
        transformOrigin="top"
        aria-hidden="true"
      />
    </chakra.li>
  );
}
