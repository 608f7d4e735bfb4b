import { chakra } from "@chakra-ui/react/styled-system";
import { StatNumber } from "../../components/count-up/stat-number";
import { fitHeading } from "../../components/fit-heading";
import { Grid, Section, Wrap } from "../../components/section";

interface FactsTableProps {
  facts: { readonly title: string; readonly rows: readonly Queries.StatFieldsFragment[] };
}

/** The laboratory in figures, as rows of label and value. */
export function FactsTable({ facts: { title, rows } }: FactsTableProps) {
  return (
    <Section tone="tint" aria-labelledby="bilgiler">
      <Wrap>
        <Grid>
          <chakra.h2
            id="bilgiler"
            textStyle="h2"
            {...fitHeading(title, "h2", 4)}
            gridColumn={{ md: "span 4" }}
          >
            {title}
          </chakra.h2>
          <chakra.dl gridColumn={{ md: "6 / -1" }} borderTop="1px solid" borderColor="border.strong">
            {rows.map(({ label, description, ...quantity }) => (
              <chakra.div
                key={label}
                display="grid"
                gridTemplateColumns="minmax(0, 1fr) auto"
                alignItems="baseline"
                columnGap="1.5rem"
                paddingBlock="1.125rem"
                borderBottom="1px solid"
                borderColor="border.hairline"
              >
                <chakra.dt fontWeight="550" hyphens="none" overflowWrap="anywhere">
                  {label}
                </chakra.dt>
                <chakra.dd
                  fontFamily="heading"
                  fontSize="min(2rem, 10vw)"
                  lineHeight="1"
                  whiteSpace="nowrap"
                  hyphens="none"
                >
                  <StatNumber {...quantity} />
                </chakra.dd>
                {description ? (
                  <chakra.dd gridColumn="1 / -1" marginTop="0.25rem" fontSize="small" color="fg.muted">
                    {description}
                  </chakra.dd>
                ) : null}
              </chakra.div>
            ))}
          </chakra.dl>
        </Grid>
      </Wrap>
    </Section>
  );
}
