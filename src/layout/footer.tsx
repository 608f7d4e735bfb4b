import { clsx } from "clsx";
import { Suspense } from "react";
import { companyLine } from "../domain/company";
import { telephoneUrl, whatsappUrl } from "../domain/contact-links";
import { strings } from "../domain/interface-strings";
import { contactLinks } from "../features/site/contact-links";
import { HoursLine } from "../features/site/hours-line";
import { SocialLinks } from "../features/site/social-links";
import * as grid from "../theme/grid.module.css";
import * as tones from "../theme/tones.module.css";
import { ButtonAnchor } from "../ui/button";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { renderAddress, renderTelephone, renderText } from "../ui/rich-text";
import { Ruler } from "../ui/ruler";
import { Brand } from "./brand";
import * as css from "./footer.module.css";
import { FooterColumn, FooterLink, footerLinkClass } from "./footer-column";

interface FooterProps {
  site: NonNullable<Queries.LayoutQuery["siteInfo"]>;
  navigation: NonNullable<Queries.LayoutQuery["navigation"]>["footer"];
}

export function Footer({ site, navigation }: FooterProps) {
  const productLinks = navigation.products.flatMap(({ slug, footer }) =>
    footer ? [{ ...footer, to: `/${slug}` }] : [],
  );
  const services = [...productLinks, ...navigation.serviceLinks];
  const company = site.company
    ? companyLine(site.company, site.derived.words.responsibleManager, site.legalNotice)
    : "";
  return (
    <footer className={clsx(tones.deep, css.footer)}>
      <Suspense>
        <Ruler />
        <div className={grid.wrap}>
          <div className={css.columns}>
            <div data-print="hide" className={css.about}>
              <Brand brand={site.brand} subtitle={site.subtitle} />
              <p className={css.blurb}>{renderText(site.blurb)}</p>
              {site.whatsapp ? (
                <ButtonAnchor variant="ghost" href={whatsappUrl(site.whatsapp)} rel="noopener">
                  <Icon name="message" />
                  <span>{strings.ask.whatsapp}</span>
                </ButtonAnchor>
              ) : null}
              {site.social ? <SocialLinks links={site.social} className={css.social} /> : null}
            </div>
            {services.length > 0 ? (
              <FooterColumn data-print="hide" title={navigation.servicesTitle}>
                {services.map((link) => (
                  <FooterLink key={link.to} {...link} />
                ))}
              </FooterColumn>
            ) : null}
            {navigation.quickLinks.length > 0 ? (
              <FooterColumn data-print="hide" title={navigation.quickTitle}>
                {navigation.quickLinks.map((link) => (
                  <FooterLink key={link.to} {...link} />
                ))}
              </FooterColumn>
            ) : null}
            <FooterColumn title={navigation.contactTitle} className={css.contact}>
              {contactLinks({ ...site, whatsapp: null }).map(({ href, text }) => (
                <li key={text}>
                  <a href={href} className={footerLinkClass}>
                    {renderTelephone(text)}
                  </a>
                </li>
              ))}
              <li className={clsx(css.line, css.address)}>{renderAddress(site.address)}</li>
              {site.hours.map((range) => (
                <li key={`${range.days} ${range.opens}`} className={css.line}>
                  <HoursLine {...range} />
                </li>
              ))}
              {site.branches?.map(({ name, phone, address }) => (
                <li key={name} className={clsx(css.line, css.address)}>
                  <b className={css.branchName}>{name}</b>
                  {phone ? (
                    <a href={telephoneUrl(phone.dialled)} className={footerLinkClass}>
                      {renderTelephone(phone.display)}
                    </a>
                  ) : null}
                  <div>{renderAddress(address)}</div>
                </li>
              ))}
            </FooterColumn>
          </div>
          <div data-print="hide" className={css.legal}>
            <span>{site.legalNotice}</span>
            {navigation.lineLinks ? (
              <ul className={css.legalLinks}>
                {navigation.lineLinks.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{renderText(label)}</Link>
                  </li>
                ))}
              </ul>
            ) : null}
            {company ? <span>{company}</span> : null}
            {site.sampleNotice ? <span>{site.sampleNotice}</span> : null}
          </div>
        </div>
      </Suspense>
    </footer>
  );
}
