import { chakra } from "@chakra-ui/react/styled-system";
import { StatNumber } from "../../features/counters/stat-number";
import { ArrowLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { Grid } from "../../ui/section";
import { evidenceStrings as words } from "./evidence-strings";

type Case = Queries.CaseSectionFragment;
type Signer = NonNullable<Case["technician"]>;

/** The work slip, the duration and the signatures of a case. */
export function CaseFacts({ slip, took, technician, dentist, link }: Case) {
  if (!slip && !took && !technician && !dentist && !link) return null;
  return (
    <Grid
      marginTop="head"
      paddingTop="1.5rem"
      borderTop="1px solid {colors.border.hairline}"
      alignItems="start"
    >
      {took ? (
        <chakra.dl gridColumn={{ md: "span 3" }}>
          <chakra.dt textStyle="label" color="fg.muted">
            {words.took}
          </chakra.dt>
          <chakra.dd textStyle="numeral" marginTop="0.25rem" hyphens="none">
            <StatNumber {...took} />
          </chakra.dd>
        </chakra.dl>
      ) : null}
      {slip ? (
        <chakra.div gridColumn={{ md: took ? "span 5" : "span 7" }}>
          <chakra.p textStyle="label" color="fg.muted">
            {words.slip}
          </chakra.p>
          <chakra.dl
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
            gap="0.75rem {spacing.gap}"
            marginTop="0.5rem"
          >
            {slip.map(({ label, value }) => (
              <div key={label}>
                <chakra.dt fontSize="small" lineHeight="1.4" color="fg.muted">
                  {label}
                </chakra.dt>
                <chakra.dd fontWeight="550" hyphens="none">
                  {renderText(value)}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.div>
      ) : null}
      <chakra.div gridColumn={{ md: "9 / -1" }}>
        {technician || dentist ? (
          <chakra.dl display="grid" gap="1.25rem">
            <Signature label={words.technician} signer={technician} />
            <Signature label={words.dentist} signer={dentist} />
          </chakra.dl>
        ) : null}
        {link ? (
          <ArrowLink to={link.to} marginTop={technician || dentist ? "0.75rem" : undefined}>
            {link.label}
          </ArrowLink>
        ) : null}
      </chakra.div>
    </Grid>
  );
}

const Signature = ({ label, signer }: { label: string; signer: Signer | null }) =>
  signer ? (
    <div>
      <chakra.dt textStyle="label" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        textStyle="h3"
        paddingBlock="0.25rem"
        borderBottom="1px solid {colors.border.strong}"
        hyphens="none"
      >
        {signer.name}
      </chakra.dd>
      {signer.role ? (
        <chakra.dd marginTop="0.25rem" fontSize="small" lineHeight="1.5" color="fg.muted">
          {signer.role}
        </chakra.dd>
      ) : null}
    </div>
  ) : null;
