import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { eachFailure } from "../../domain/failure-ids";
import { faultText } from "../../features/contact-forms/use-field-error";
import { useLinkedId } from "../../ui/address-hash";
import { renderRichText } from "../../ui/rich-text";
import { Heading, Section, Wrap } from "../../ui/section";
import type { SectionProps } from "./section-props";

/**
 * Why a form posted without scripts was rejected. The address names the reason, and CSS (`:target`) shows it,
 * because scripts may not run on this page either. Once hydrated, `data-linked` shows it too.
 */
export function Failure({
  section: { title, kept, reasons },
  context: { id, tone },
}: SectionProps<Queries.FailureSectionFragment>) {
  const linked = useLinkedId();
  const explanations = eachFailure(
    ({ label, kind }, fault) => `${label}: ${faultText(fault, kind === "email")}`,
    {
      "mesaj-uzun": reasons.tooLong,
      "cok-fazla": reasons.tooMany,
      kapali: reasons.closed,
      "baska-site": reasons.foreign,
      sorun: reasons.trouble,
    },
  );
  return (
    <Section tone={tone} aria-labelledby={id} paddingBlock="tight">
      <Wrap>
        <Heading id={id} textStyle="h3" marginBottom="1rem">
          {title}
        </Heading>
        {explanations.map(([reason, explanation]) => (
          <chakra.p
            key={reason}
            id={reason}
            data-linked={reason === linked ? "" : undefined}
            textStyle="lede"
            fontWeight="550"
            color="status.danger"
            // The page stays at its top, where the result is.
            scrollMarginTop="100vh"
            css={{ "&:not(:target, [data-linked])": { display: "none" } }}
          >
            {renderRichText(explanation)}
          </chakra.p>
        ))}
        <chakra.p textStyle="lede" color="fg.muted" marginTop="1rem" maxWidth="38rem">
          {renderRichText(kept)}
        </chakra.p>
      </Wrap>
    </Section>
  );
}

export const failureSectionFragment = graphql`
  fragment FailureSection on FailureSection {
    id
    title
    kept
    reasons {
      tooLong
      tooMany
      closed
      foreign
      trouble
    }
  }
`;
