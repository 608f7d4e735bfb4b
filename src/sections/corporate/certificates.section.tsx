import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Section, SectionHead, Wrap } from "../../components/section";
import type { Tone } from "../../theme/tones";

interface CertificatesProps {
  certificates: Queries.CertificatesFragment;
  tone?: Tone;
}

/** Certificates as plates, each with its status where it has one. */
export function Certificates({ certificates: { title, lede, items }, tone }: CertificatesProps) {
  return (
    <Section tone={tone} aria-labelledby="belgeler">
      <Wrap>
        <SectionHead id="belgeler" title={title} lede={lede} />
        <chakra.ul
          display="grid"
          gap="gap"
          gridTemplateColumns={{
            sm: "repeat(2, minmax(0, 1fr))",
            md: `repeat(${items.length % 4 === 0 ? 4 : 6}, minmax(0, 1fr))`,
          }}
          css={
            items.length === 5
              ? {
                  md: {
                    "& > li": { gridColumn: "span 2" },
                    "& > li:nth-of-type(n + 4)": { gridColumn: "span 3" },
                  },
                }
              : undefined
          }
        >
          {items.map(({ title: name, description, status }) => (
            <chakra.li
              key={name}
              display="flex"
              flexDirection="column"
              bg="bg.page"
              border="1px solid"
              borderColor="border.hairline"
              borderRadius="md"
              padding="1.5rem"
            >
              <Icon name="award" boxSize="26px" color="accent.petrol" />
              <chakra.h3 textStyle="h3" marginBlock="1rem 0.5rem">
                {name}
              </chakra.h3>
              <chakra.p fontSize="0.9375rem" lineHeight="1.65" color="fg.muted">
                {description}
              </chakra.p>
              {status ? (
                <chakra.p
                  display="flex"
                  alignItems="center"
                  gap="0.5rem"
                  marginTop="auto"
                  paddingTop="1.25rem"
                  fontSize="0.9375rem"
                  fontWeight="550"
                  color="accent.petrol"
                >
                  <Icon name="circle-check" boxSize="18px" />
                  {status}
                </chakra.p>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

export const certificatesFragment = graphql`
  fragment Certificates on CertificateSection {
    title
    lede
    items {
      title
      description
      status
    }
  }
`;
