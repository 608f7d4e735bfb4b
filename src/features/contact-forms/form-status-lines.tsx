import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { telephoneUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { moreLinkStyle } from "../../ui/link";
import { NamedPhones } from "../site/named-phones";
import { useSiteData } from "../site/site-context";
import { FormNote } from "./form-note";
import type { FormStatus } from "./use-form-status";

/**
 * Status above the button: a notice that could not be shown as a toast, further advice, and after a failure
 * ways to the laboratory. Rendered empty first: a live region announces only what is added later.
 */
export function FormStatusLines({ notice, hint, failed = false }: Omit<FormStatus, "receipt">) {
  const ref = useRef<HTMLDivElement>(null);
  const empty = !notice && !hint;
  useEffect(() => {
    if (empty) return;
    ref.current?.scrollIntoView({ block: "nearest" });
    // The lines push the button down, below the toast on a phone; it keeps the toast's distance (`FormEnd`).
    ref.current?.closest("form")?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  }, [empty]);
  const isAlert = failed && notice !== undefined;
  const content = empty ? null : (
    <span>
      {notice ? <strong>{notice.title}</strong> : null} <span>{notice?.text}</span> <span>{hint}</span>
    </span>
  );
  return (
    <chakra.div ref={ref} gridColumn="1 / -1" position={empty ? "absolute" : undefined}>
      {isAlert ? (
        <FormNote role="alert" borderColor="status.danger">
          {content}
        </FormNote>
      ) : null}
      <FormNote role="status" borderColor={failed ? "status.danger" : undefined}>
        {isAlert ? null : content}
      </FormNote>
      {failed ? <OtherContacts /> : null}
    </chakra.div>
  );
}

/** Telephone and WhatsApp, for what could not be sent. */
function OtherContacts() {
  const { siteInfo } = useSiteData();
  if (!siteInfo) return null;
  const { phone, morePhones, whatsapp, parts } = siteInfo;
  const { ask } = strings;
  return (
    <chakra.p display="flex" flexWrap="wrap" gap="0 1.5rem" paddingLeft="1rem">
      <chakra.a href={telephoneUrl(phone.e164)} css={moreLinkStyle}>
        {phone.display}
      </chakra.a>
      <NamedPhones phones={morePhones} link={moreLinkStyle} />
      {whatsapp ? (
        <chakra.a href={whatsappUrl(whatsapp, parts.words.caseMessage)} rel="noopener" css={moreLinkStyle}>
          {ask.whatsapp}
        </chakra.a>
      ) : null}
    </chakra.p>
  );
}
