import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { writeDate } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import { DefinitionRows } from "../../ui/definition-rows";
import { Icon } from "../../ui/icon";
import { moreLinkStyle, OutsideLink } from "../../ui/link";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { evidenceStrings } from "./evidence-strings";
import type { SectionProps } from "./section-props";

type Certificate = Queries.CertificatesSectionFragment["certificates"][number];

const register = {
  "& > li": {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr) fit-content(45%)",
      md: "minmax(0, 4fr) minmax(0, 7fr) minmax(6rem, 1fr)",
    },
    alignItems: "baseline",
    gap: "0.25rem 1.5rem",
    paddingBlock: "1.125rem",
    borderBottom: "1px solid {colors.border.hairline}",
  },
  "& h3": { textStyle: "h3" },
  "& h3 + div": { gridRow: { base: "2", md: "1" }, gridColumn: { base: "1 / -1", md: "2" } },
} as const;

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
    { label: site.parts.words.responsibleManager, value: responsibleManager },
  ]);
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <chakra.ul borderTop="1px solid {colors.border.strong}" css={register}>
        {certificates.map((certificate) => (
          <Row key={certificate.title} {...certificate} isSample={sample ?? false} />
        ))}
      </chakra.ul>
      {licence.length > 0 ? <DefinitionRows rows={licence} marginTop="1.5rem" textStyle="small" /> : null}
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
    <li>
      <h3>{renderText(title)}</h3>
      <div>
        <chakra.p color="fg.muted">{renderRichText(description)}</chakra.p>
        {proof.length > 0 ? <DefinitionRows rows={proof} marginTop="0.5rem" textStyle="small" /> : null}
        {file?.publicURL ? (
          <OutsideLink href={file.publicURL} aria-label={words.openPdfOf(title)} css={moreLinkStyle}>
            <Icon name="file-text" size={18} />
            <span>{words.openPdf}</span>
          </OutsideLink>
        ) : null}
      </div>
      {status ? (
        <chakra.p
          display="flex"
          alignItems="center"
          justifySelf="end"
          gap="0.5rem"
          fontWeight="550"
          color="brand.main"
        >
          {/* Sample certificates have no tick. */}
          {isSample ? null : <Icon name="circle-check" size={18} />}
          <span>{status}</span>
        </chakra.p>
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
      parts {
        words {
          responsibleManager
        }
      }
    }
  }
`;
