import { chakra } from "@chakra-ui/react/styled-system";
import { askUrl, mailUrl, slipUrl, telephoneUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { ScanFilesLink } from "../../features/scan-files/scan-files";
import { contactLinks } from "../../features/site/contact-links";
import type { Tone } from "../../theme/layer-styles";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ArrowLink, moreLinkStyle } from "../../ui/link";
import { renderRichText, renderTelephone } from "../../ui/rich-text";
import { Column, Grid, Heading, Section, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

interface CallToActionProps {
  id?: string;
  tone?: Tone;
  callToAction: Queries.CallToActionFieldsFragment;
  site: Queries.CallToActionSiteFragment;
  /** The page's product, which prepared messages name. */
  product?: { readonly slug: string; readonly name: string };
  /** False after the form has just been sent. */
  withRequest?: boolean;
  /** A low strip with a small heading, on pages that show the ways to get in touch elsewhere. */
  strip?: boolean;
}

/** On phones buttons are stacked at full width; from 620 px on they have equal widths if the number is short enough. */
const buttons = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem",
  "& > a": { paddingInline: "0.75rem", flex: { base: "0 1 100%", sm: "1 1 0" }, maxWidth: { sm: "14.5rem" } },
  "& > a[href^='tel:']": {
    flex: { sm: "0 1 auto" },
    minWidth: { sm: "min(14.5rem, 50% - 0.375rem)" },
    maxWidth: "100%",
  },
} as const;

/**
 * The closing call: a heading, two buttons (the best way for the page, and the telephone), and links to the
 * slip, further telephones and e-mail.
 */
export function CallToAction({
  id = "cagri",
  tone = "warm",
  callToAction: { tag, title, text, files, scans },
  site,
  product,
  withRequest = true,
  strip = false,
}: CallToActionProps) {
  return (
    <Section tone={tone} aria-labelledby={id} data-print="hide" paddingBlock={strip ? "tight" : "section"}>
      <Wrap>
        <Grid alignItems={{ md: "end" }} rowGap="1.5rem">
          <Column gridColumn={{ md: "span 6" }}>
            <Tag>{tag}</Tag>
            <Heading id={id} textStyle={strip ? "h3" : "h2"} marginTop={strip ? "0.5rem" : "1rem"}>
              {title}
            </Heading>
            <chakra.p
              textStyle={strip ? "small" : "lede"}
              color="fg.muted"
              marginTop={strip ? "0.5rem" : "1.25rem"}
              maxWidth={strip ? "38rem" : "30rem"}
            >
              {renderRichText(text)}
            </chakra.p>
          </Column>
          <chakra.div gridColumn={{ md: "8 / -1" }}>
            <ContactActions
              site={site}
              product={product}
              files={Boolean(files)}
              scans={Boolean(scans)}
              withRequest={withRequest}
            />
          </chakra.div>
        </Grid>
      </Wrap>
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
  const { requests, slip, words } = site.parts;
  // Findings, scans and orders are health data: they go by e-mail, the form or the slip. A messenger is for questions.
  const { scanFiles } = site.practice ?? {};
  const byMail = files && email !== null && (!scanFiles || scanFiles.largest !== null);
  const message = product ? ask.aboutProduct(product.name) : words.caseMessage;
  const others = contactLinks(
    { ...site, phone: null, whatsapp: files ? null : site.whatsapp },
    { message, subject: product?.name },
  );
  const links = { "& > *": { marginRight: "1.5rem" } };
  return (
    <>
      <chakra.div css={buttons}>
        {byMail ? (
          <ButtonAnchor href={mailUrl(email, product?.name)}>
            <Icon name="mail" />
            {ask.mailFiles}
          </ButtonAnchor>
        ) : withRequest ? (
          <ButtonLink to={askUrl(requests, ...(product ? [product.slug] : []))}>{words.request}</ButtonLink>
        ) : null}
        <ButtonAnchor href={telephoneUrl(phone.dialled)} variant="ghost" aria-label={ask.call(phone.display)}>
          <Icon name="phone" />
          {renderTelephone(phone.display)}
        </ButtonAnchor>
      </chakra.div>
      <chakra.div css={links} display="flex" flexWrap="wrap" marginTop="0.5rem">
        {scans ? <ScanFilesLink site={site} /> : null}
        {slip ? <ArrowLink to={slipUrl(product?.slug)}>{ask.slip}</ArrowLink> : null}
        {others.map(({ kind, href, rel, text }) => (
          <chakra.a key={text} href={href} rel={rel} css={moreLinkStyle}>
            {kind === "whatsapp" ? ask.whatsappQuestion : renderTelephone(text)}
          </chakra.a>
        ))}
      </chakra.div>
    </>
  );
}
