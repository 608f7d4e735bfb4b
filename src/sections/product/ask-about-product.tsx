import { askUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { contactLinks } from "../../features/site/contact-links";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Link, listLinkClass } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";
import * as css from "./ask-about-product.module.css";

interface AskAboutProductProps {
  product: { readonly slug: string; readonly name: string };
  site: Queries.CallToActionSiteFragment;
}

/** Links to ask about a product; the prepared messages name it. */
export function AskAboutProduct({ product: { slug, name }, site }: AskAboutProductProps) {
  const { ask } = strings;
  const { requests, priceAnswer, words } = site.derived;
  const short = { whatsapp: ask.whatsappShort, email: ask.email };
  return (
    <div data-print="hide" className={css.ask}>
      <ButtonLink to={askUrl(requests, slug)} className={css.request}>
        {words.request}
        <Icon name="arrow-right" />
      </ButtonLink>
      <ul className={css.links}>
        {contactLinks(site, { message: ask.aboutProduct(name), subject: name }).map(
          ({ kind, icon, href, rel, text }) => (
            <li key={text}>
              <a href={href} rel={rel} className={listLinkClass}>
                <Icon name={icon} />
                {kind === "phone" ? renderTelephone(text) : short[kind]}
              </a>
            </li>
          ),
        )}
        {priceAnswer ? (
          <li>
            <Link to={priceAnswer} className={listLinkClass}>
              <Icon name="receipt" />
              {site.practice?.titles?.priceList ?? strings.practice.priceList}
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
