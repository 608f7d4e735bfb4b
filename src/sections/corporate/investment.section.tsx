import { chakra } from "@chakra-ui/react/styled-system";
import { StatNumber } from "../../components/count-up/stat-number";
import { fitHeading } from "../../components/fit-heading";
import { Scale } from "../../components/scale";
import { rowFor, ScaleRow } from "../../components/scale-row";
import { Grid, Section, Wrap } from "../../components/section";

interface InvestmentProps {
  investment: {
    readonly title: string;
    readonly lede: string | null;
    readonly items: readonly Queries.StatFieldsFragment[];
  };
}

/** Percentages, each on an axis to one hundred. */
export function Investment({ investment: { title, lede, items } }: InvestmentProps) {
  return (
    <Section tone="tint" aria-labelledby="yatirim">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "span 4" }}>
            <chakra.h2 id="yatirim" textStyle="h2" {...fitHeading(title, "h2", 4)}>
              {title}
            </chakra.h2>
            {lede ? (
              <chakra.p marginTop="1.25rem" color="fg.muted">
                {lede}
              </chakra.p>
            ) : null}
          </chakra.div>
          <chakra.dl gridColumn={{ md: "6 / -1" }} display="grid" gap="2rem">
            {items.map(({ label, description, ...quantity }) => (
              <ScaleRow key={label} {...rowFor(label)}>
                <dt>{label}</dt>
                <chakra.dd hyphens="none">
                  <StatNumber {...quantity} />
                </chakra.dd>
                <chakra.dd aria-hidden="true">
                  <Scale from={0} to={quantity.number ?? 0} max={100} />
                </chakra.dd>
                {description ? (
                  <chakra.dd fontSize="small" color="fg.muted">
                    {description}
                  </chakra.dd>
                ) : null}
              </ScaleRow>
            ))}
          </chakra.dl>
        </Grid>
      </Wrap>
    </Section>
  );
}
