import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../lib/interface-strings";
import { socialNames } from "../lib/social-names";

interface SocialLinksProps extends HTMLChakraProps<"ul"> {
  links: readonly Queries.SocialLinkFieldsFragment[];
}

/**
 * The laboratory's accounts, each a line drawing in the colour of the text with the network's name beside it. Their drawings
 * stand in a file of their own, which a site without accounts never asks for.
 */
export function SocialLinks({ links, ...rest }: SocialLinksProps) {
  return (
    <chakra.ul aria-label={strings.social} display="flex" flexWrap="wrap" gap="0 1.25rem" {...rest}>
      {links.map(({ kind, url }) => (
        <li key={kind}>
          <chakra.a
            href={url}
            rel="me noopener"
            display="inline-flex"
            alignItems="center"
            gap="0.5rem"
            minHeight="44px"
            fontSize="0.9375rem"
            textDecoration="none"
            _hover={{ textDecoration: "underline", textUnderlineOffset: "0.3em" }}
          >
            <chakra.svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              flex="none"
              boxSize="20px"
            >
              <use href={`/social.svg#${kind}`} />
            </chakra.svg>
            {socialNames[kind as keyof typeof socialNames] ?? kind}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}

export const socialLinksFragment = graphql`
  fragment SocialLinkFields on SocialLink {
    kind
    url
  }

  fragment CompanyFields on Company {
    legalName
    mersis
    taxOffice
    taxNumber
  }
`;
