import { clsx } from "clsx";
import { askUrl, mailUrl, slipUrl, telephoneUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { ScanFilesLink } from "../../features/scan-files/scan-files-link";
import { contactLinks } from "../../features/site/contact-links";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ArrowLink, moreLinkClass } from "../../ui/link";
import { renderHeading, renderRichText, renderTelephone } from "../../ui/rich-text";
import { Section, type Tone } from "../../ui/section";
import { Tag } from "../../ui/tag";
import * as css from "./call-to-action.section.module.css";

interface CallToActionProps {
  id?: string;
  tone?: Tone;
  callToAction: Queries.CallToActionFieldsFragment;
  site: Queries.CallToActionSiteFragment;
  /** The product of the page, named in prepared messages. */
  product?: { readonly slug: string; readonly name: string };
  /** False after the form has just been sent. */
  withRequest?: boolean;
  /** A low strip with a small heading, on pages that show the ways to get in touch elsewhere. */
  strip?: boolean;
}

/**
 * The closing call: a heading, two buttons (the best way for the page, and the telephone), and links to the
 * slip, further telephones and e-mail.
 */
export function CallToAction({
  id = "cagri",
  tone = "warm",
  callToAction: { tag, title, text: words, files, scans },
  site,
  product,
  withRequest = true,
  strip = false,
}: CallToActionProps) {
  return (
    <Section
      tone={tone}
      aria-labelledby={id}
      data-print="hide"
      space={strip ? "tight" : "section"}
      className={clsx(strip && css.strip)}
    >
      <div className={clsx(grid.wrap, grid.columns, css.columns)}>
        <div className={clsx(grid.column, css.call)}>
          <Tag>{tag}</Tag>
          <h2 id={id} className={clsx(strip ? text.h3 : text.h2, css.title)}>
            {renderHeading(title)}
          </h2>
          <p className={clsx(strip ? text.small : text.lede, css.words)}>{renderRichText(words)}</p>
        </div>
        <div className={css.actions}>
          <ContactActions
            site={site}
            product={product}
            files={Boolean(files)}
            scans={Boolean(scans)}
            withRequest={withRequest}
          />
        </div>
      </div>
    </Section>
  );
}

interface ContactActionsProps extends Pick<CallToActionProps, "site" | "product" | "withRequest"> {
  files: boolean;
  scans: boolean;
}

function ContactActions({ site, product, files, scans, withRequest }: ContactActionsProps) {
  const { ask } = strings;
  const { email, phone } = site;
  const { requests, slip, words } = site.derived;
  // Findings, scans and orders are health data: they go by e-mail, the form or the slip. A messenger is for questions.
  const { scanFiles } = site.practice ?? {};
  const byMail = files && email !== null && (!scanFiles || scanFiles.largest !== null);
  const message = product ? ask.aboutProduct(product.name) : words.caseMessage;
  const others = contactLinks(
    { ...site, phone: null, whatsapp: files ? null : site.whatsapp },
    { message, subject: product?.name },
  );
  return (
    <>
      <div className={css.buttons}>
        {byMail ? (
          <ButtonAnchor href={mailUrl(email, product?.name)} className={css.button}>
            <Icon name="mail" />
            {ask.mailFiles}
          </ButtonAnchor>
        ) : withRequest ? (
          <ButtonLink to={askUrl(requests, ...(product ? [product.slug] : []))} className={css.button}>
            {words.request}
          </ButtonLink>
        ) : null}
        <ButtonAnchor
          href={telephoneUrl(phone.dialled)}
          variant="ghost"
          className={css.telephone}
          aria-label={ask.call(phone.display)}
        >
          <Icon name="phone" />
          {renderTelephone(phone.display)}
        </ButtonAnchor>
      </div>
      <div className={css.links}>
        {scans ? <ScanFilesLink site={site} /> : null}
        {slip ? <ArrowLink to={slipUrl(product?.slug)}>{ask.slip}</ArrowLink> : null}
        {others.map(({ kind, href, rel, text }) => (
          <a key={text} href={href} rel={rel} className={moreLinkClass}>
            {kind === "whatsapp" ? ask.whatsappQuestion : renderTelephone(text)}
          </a>
        ))}
      </div>
    </>
  );
}
