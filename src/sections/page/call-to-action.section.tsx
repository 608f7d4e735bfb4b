import { graphql } from "gatsby";
import { CallToAction } from "../shared/call-to-action.section";
import type { SectionProps } from "./section-props";

/** The closing call; a low strip on pages that already show the ways to get in touch. */
export function CallToActionSection({
  section: { kicker, site, ...words },
  context: { id, tone, hasContacts, isAfterForm },
}: SectionProps<Queries.CallToActionSectionFragment>) {
  return (
    <CallToAction
      id={id}
      tone={tone}
      callToAction={{ tag: kicker, ...words }}
      site={site}
      strip={hasContacts}
      withRequest={!isAfterForm}
    />
  );
}

export const callToActionSectionFragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    id
    kicker: tag
    title
    text
    files
    scans
    site {
      ...CallToActionSite
    }
  }
`;
