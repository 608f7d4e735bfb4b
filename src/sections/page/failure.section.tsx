import { clsx } from "clsx";
import { graphql } from "gatsby";
import { eachFailure } from "../../domain/failure-ids";
import { faultText } from "../../features/contact-forms/use-field-error";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { useLinkedId } from "../../ui/address-hash";
import { renderHeading, renderRichText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import * as css from "./failure.section.module.css";
import type { SectionProps } from "./section-props";

/**
 * Why a form posted without scripts was rejected. The address names the reason, and CSS (`:target`) shows it,
 * because scripts may not run on this page either. Once hydrated, a class shows it too.
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
    <Section tone={tone} aria-labelledby={id} space="tight">
      <div className={grid.wrap}>
        <h2 id={id} className={clsx(text.h3, css.title)}>
          {renderHeading(title)}
        </h2>
        {explanations.map(([reason, explanation]) => (
          <p
            key={reason}
            id={reason}
            className={clsx(text.lede, css.reason, reason === linked && css.linked)}
          >
            {renderRichText(explanation)}
          </p>
        ))}
        <p className={clsx(text.lede, css.kept)}>{renderRichText(kept)}</p>
      </div>
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
