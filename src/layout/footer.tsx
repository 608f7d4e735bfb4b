import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { companyLine } from "../domain/company";
import { telephoneUrl, whatsappUrl } from "../domain/contact-links";
import { strings } from "../domain/interface-strings";
import { contactLinks } from "../features/site/contact-links";
import { HoursLine } from "../features/site/hours-line";
import { SocialLinks } from "../features/site/social-links";
import { ButtonAnchor } from "../ui/button";
import { Icon } from "../ui/icon";
import { renderTelephone, renderText } from "../ui/rich-text";
import { Ruler } from "../ui/ruler";
import { Wrap } from "../ui/section";
import { Brand } from "./brand";
import { FooterColumn, FooterLink } from "./footer-column";

interface FooterProps {
  site: NonNullable<Queries.LayoutQuery["siteInfo"]>;
  navigation: NonNullable<Queries.LayoutQuery["navigation"]>["footer"];
}

const wrapping = { display: "flex", flexWrap: "wrap", columnGap: "1.5rem" } as const;

/**
 * The first block is wide; the number of columns follows the blocks, because a laboratory may have no service
 * links.
 */
const columns = {
  "& > :first-of-type": { gridColumn: { base: "1 / -1", md: "auto" } },
  "& > :last-of-type": { gridColumn: { base: "1 / -1", sm: "auto" } },
  // On phones and paper telephone and e-mail share a row if both fit.
  "& > :last-of-type > ul": { smDown: wrapping, _print: wrapping },
} as const;

export function Footer({ site, navigation }: FooterProps) {
  const productLinks = navigation.products.flatMap(({ slug, footer }) =>
    footer ? [{ ...footer, to: `/${slug}` }] : [],
  );
  const services = [...productLinks, ...navigation.serviceLinks];
  const company = site.company
    ? companyLine(site.company, site.parts.words.responsibleManager, site.legalNotice)
    : "";
  return (
    <chakra.footer layerStyle="deep" paddingBottom={{ base: "2rem", _print: "0" }}>
      <Suspense>
        <Ruler />
        <Wrap>
          <chakra.div
            display="grid"
            columnGap="gap"
            gridTemplateColumns={{
              base: "repeat(auto-fit, minmax(max(40%, 8rem), 1fr))",
              sm: "repeat(3, minmax(0, 1fr))",
              md: "minmax(0, 3fr)",
            }}
            gridAutoColumns="minmax(0, 2fr)"
            gridAutoFlow={{ md: "column" }}
            rowGap={{ base: "1.75rem", md: "2.5rem" }}
            paddingBlock={{ base: "2rem", md: "4.5rem 3.5rem" }}
            css={columns}
          >
            <div data-print="hide">
              <Brand brand={site.brand} subtitle={site.subtitle} />
              <chakra.p marginBlock="1.25rem 1.75rem" fontSize="small" maxWidth="21rem" color="fg.muted">
                {renderText(site.blurb)}
              </chakra.p>
              {site.whatsapp ? (
                <ButtonAnchor variant="ghost" href={whatsappUrl(site.whatsapp)} rel="noopener">
                  <Icon name="message" />
                  <span>{strings.ask.whatsapp}</span>
                </ButtonAnchor>
              ) : null}
              {site.social ? <SocialLinks links={site.social} marginTop="1.25rem" /> : null}
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
            <FooterColumn title={navigation.contactTitle}>
              {contactLinks({ ...site, whatsapp: null }).map(({ href, text }) => (
                <li key={text}>
                  <a href={href}>{renderTelephone(text)}</a>
                </li>
              ))}
              <chakra.li color="fg.muted" paddingBlock="0.4rem">
                {`${site.address.street}, ${site.address.city}`}
              </chakra.li>
              {site.hours.map((range) => (
                <chakra.li key={`${range.days} ${range.opens}`} color="fg.muted">
                  <HoursLine {...range} />
                </chakra.li>
              ))}
              {site.branches?.map(({ name, phone, address }) => (
                <chakra.li key={name} color="fg.muted" paddingTop="0.75rem">
                  <chakra.b fontWeight="550" display="block">
                    {name}
                  </chakra.b>
                  {phone ? <a href={telephoneUrl(phone.dialled)}>{renderTelephone(phone.display)}</a> : null}
                  <div>{`${address.street}, ${address.city}`}</div>
                </chakra.li>
              ))}
            </FooterColumn>
          </chakra.div>
          <chakra.div
            data-print="hide"
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            gap="1rem"
            paddingTop="1.25rem"
            borderTop="1px solid {colors.border.hairline}"
            fontSize="label"
            color="fg.muted"
          >
            <span>{site.legalNotice}</span>
            {navigation.lineLinks ? (
              <chakra.ul
                display="flex"
                flexWrap="wrap"
                gap="0 1.25rem"
                css={{
                  "& a": {
                    display: "inline-flex",
                    alignItems: "center",
                    minWidth: { base: "44px", md: "24px" },
                    minHeight: { base: "44px", md: "24px" },
                  },
                }}
              >
                {navigation.lineLinks.map((link) => (
                  <FooterLink key={link.to} {...link} />
                ))}
              </chakra.ul>
            ) : null}
            {company ? <span>{company}</span> : null}
            {site.sampleNotice ? <span>{site.sampleNotice}</span> : null}
          </chakra.div>
        </Wrap>
      </Suspense>
    </chakra.footer>
  );
}
