import { clsx } from "clsx";
import { graphql } from "gatsby";
import { writeDate } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import * as text from "../../theme/text-styles.module.css";
import { DefinitionRows } from "../../ui/definition-rows";
import { Icon } from "../../ui/icon";
import { moreLinkClass, OutsideLink } from "../../ui/link";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./certificates.section.module.css";
import { evidenceStrings } from "./evidence-strings";
import type { SectionProps } from "./section-props";

type Certificate = Queries.CertificatesSectionFragment["certificates"][number];

/** The rows whose value the laboratory names. */
const given = (rows: readonly { label: string; value: string | null }[]) =>
  rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** Certificates with scope and proof; below them the laboratory's licence. */
export function Certificates({
  section: { title, lede, sample, certificates, site },
  context: { id, tone },
}: SectionProps<Queries.CertificatesSectionFragment>) {
  const { company } = strings;
  const { licenceNumber = null, responsibleManager = null } = site.company ?? {};
  const licence = given([
    { label: company.licenceNumber, value: licenceNumber },
    { label: site.derived.words.responsibleManager, value: responsibleManager },
  ]);
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <ul className={css.register}>
        {certificates.map((certificate) => (
          <Row key={certificate.title} {...certificate} isSample={sample ?? false} />
        ))}
      </ul>
      {licence.length > 0 ? (
        <DefinitionRows rows={licence} className={clsx(text.small, css.licence)} />
      ) : null}
    </TitledSection>
  );
}

function Row({ title, description, isSample, status, file, ...own }: Certificate & { isSample: boolean }) {
  const words = evidenceStrings;
  const proof = given([
    { label: words.issuer, value: own.issuer },
    { label: words.number, value: own.number },
    { label: words.validUntil, value: own.validUntil && writeDate(own.validUntil) },
    { label: words.scope, value: own.scope },
  ]);
  return (
    <li className={css.certificate}>
      <h3 className={text.h3}>{renderText(title)}</h3>
      <div className={css.content}>
        <p className={css.description}>{renderRichText(description)}</p>
        {proof.length > 0 ? <DefinitionRows rows={proof} className={clsx(text.small, css.proof)} /> : null}
        {file?.publicURL ? (
          <OutsideLink href={file.publicURL} aria-label={words.openPdfOf(title)} className={moreLinkClass}>
            <Icon name="file-text" size={18} />
            <span>{words.openPdf}</span>
          </OutsideLink>
        ) : null}
      </div>
      {status ? (
        <p className={css.status}>
          {/* Sample certificates have no tick. */}
          {isSample ? null : <Icon name="circle-check" size={18} />}
          <span>{status}</span>
        </p>
      ) : null}
    </li>
  );
}

export const certificatesFragment = graphql`
  fragment CertificatesSection on CertificatesSection {
    id
    title
    lede
    sample
    certificates: items {
      title
      description
      status
      issuer
      number
      validUntil
      scope
      file {
        publicURL
      }
    }
    site {
      company {
        licenceNumber
        responsibleManager
      }
      derived {
        words {
          responsibleManager
        }
      }
    }
  }
`;
