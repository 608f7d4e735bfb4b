import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { type SocialKind, socialNetworks } from "../../domain/social-networks";
import { Icon } from "../../ui/icon";
import { listLinkStyle } from "../../ui/link";

interface SocialLinksProps extends HTMLChakraProps<"div"> {
  links: readonly Queries.SocialLinkFieldsFragment[];
}

/** The laboratory's accounts with icon and network name. */
export function SocialLinks({ links, ...rest }: SocialLinksProps) {
  return (
    <chakra.div role="group" aria-label={strings.social} {...rest}>
      <chakra.ul display="flex" flexWrap="wrap" gap="0 1.25rem">
        {links.map(({ kind, url }) => {
          const { name, drawing } = socialNetworks[kind as SocialKind];
          return (
            <li key={kind}>
              <chakra.a href={url} rel="me noopener" fontSize="small" css={listLinkStyle}>
                <Icon drawing={drawing} />
                {name}
              </chakra.a>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}

export const socialLinksFragment = graphql`
  fragment SocialLinkFields on SocialLink {
    kind
    url
  }
`;
