import { clsx } from "clsx";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { type SocialKind, socialNetworks } from "../../domain/social-networks";
import { Icon } from "../../ui/icon";
import * as linkSheet from "../../ui/link.module.css";
import * as css from "./social-links.module.css";

interface SocialLinksProps {
  links: readonly Queries.SocialLinkFieldsFragment[];
  className?: string;
}

/** The laboratory's accounts with icon and network name. */
export function SocialLinks({ links, className }: SocialLinksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, no controls of a form
    <div role="group" aria-label={strings.social} className={className}>
      <ul className={css.links}>
        {links.map(({ kind, url }) => {
          const { name, drawing } = socialNetworks[kind as SocialKind];
          return (
            <li key={kind}>
              <a href={url} rel="me noopener" className={clsx(linkSheet.list, css.link)}>
                <Icon drawing={drawing} />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const socialLinksFragment = graphql`
  fragment SocialLinkFields on SocialLink {
    kind
    url
  }
`;
