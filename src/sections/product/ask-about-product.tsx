import { chakra } from "@chakra-ui/react/styled-system";
import { askUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { contactLinks } from "../../features/site/contact-links";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Link, listLinkStyle } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";

interface AskAboutProductProps {
  product: { readonly slug: string; readonly name: string };
  site: Queries.CallToActionSiteFragment;
}

/** Links to ask about a product; the prepared messages name it. */
export function AskAboutProduct({ product: { slug, name }, site }: AskAboutProductProps) {
  const { ask } = strings;
  const { requests, priceAnswer, words } = site.parts;
  const short = { whatsapp: ask.whatsappShort, email: ask.email };
  return (
    <chakra.div
      data-print="hide"
      marginTop="1.75rem"
      css={{ "& > a": { width: { base: "100%", sm: "auto" } } }}
    >
      <ButtonLink to={askUrl(requests, slug)}>
        {words.request}
        <Icon name="arrow-right" />
      </ButtonLink>
      <chakra.ul
        // In two columns where they fit beside a photograph: the last of four would stand alone.
        display={{ base: "flex", xl: "grid" }}
        flexWrap="wrap"
        gridTemplateColumns="auto auto"
        justifyContent="start"
        gap="0 1.5rem"
        marginTop="0.75rem"
        fontWeight="550"
        color="fg.link"
        css={{ "& a": listLinkStyle }}
      >
        {contactLinks(site, { message: ask.aboutProduct(name), subject: name }).map(
          ({ kind, icon, href, rel, text }) => (
            <li key={text}>
              <a href={href} rel={rel}>
                <Icon name={icon} />
                {kind === "phone" ? renderTelephone(text) : short[kind]}
              </a>
            </li>
          ),
        )}
        {priceAnswer ? (
          <li>
            <Link to={priceAnswer}>
              <Icon name="receipt" />
              {site.practice?.titles?.priceList ?? strings.practice.priceList}
            </Link>
          </li>
        ) : null}
      </chakra.ul>
    </chakra.div>
  );
}
