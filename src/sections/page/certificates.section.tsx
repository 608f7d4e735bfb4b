import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { RichText } from "../../ui/rich-text";
import { Section, SectionHead, Wrap } from "../../ui/section";
import type { SectionProps } from "./place";

/** Certificates as a register: what it is, what it stands for, and its status where it has one. */
export function Certificates({
  section: { title, lede, certificates },
  place: { id, tone },
}: SectionProps<Queries.CertificatesSectionFragment>) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <chakra.ul
          borderTop="1px solid"
          borderColor="border.strong"
          css={{
            "& > li": {
              display: "grid",
              gridTemplateColumns: {
                base: "minmax(0, 1fr) auto",
                md: "minmax(0, 4fr) minmax(0, 7fr) minmax(6rem, 1fr)",
              },
              alignItems: "baseline",
              gap: "0.25rem 1.5rem",
              paddingBlock: "1.125rem",
              borderBottom: "1px solid",
              borderColor: "border.hairline",
            },
            "& h3": { textStyle: "h3" },
            "& h3 + p": { gridRow: { base: "2", md: "1" }, gridColumn: { base: "1 / -1", md: "2" } },
          }}
        >
          {certificates.map(({ title: name, description, status }) => (
            <li key={name}>
              <h3>{name}</h3>
              <chakra.p color="fg.muted">
                <RichText>{description}</RichText>
              </chakra.p>
              {status ? (
                <chakra.p
                  display="flex"
                  alignItems="center"
                  justifyContent="flex-end"
                  gap="0.5rem"
                  fontWeight="550"
                  color="brand.main"
                >
                  <Icon name="circle-check" size={18} />
                  {status}
                </chakra.p>
              ) : null}
            </li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

export const certificatesFragment = graphql`
  fragment CertificatesSection on CertificatesSection {
    id
    title
    lede
    certificates: items {
      title
      description
      status
    }
  }
`;
