import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { TextButton } from "../../ui/button";
import { moreLinkStyle } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";
import { contactLinks } from "../site/contact-links";
import { useSiteData } from "../site/site-context";
import { FormNote } from "./form-note";
import { formStrings } from "./form-strings";
import type { FormStatus } from "./use-form-status";

/**
 * Status above the button: a notice that could not be shown as a toast, further advice, and after a failure
 * ways to the laboratory. Rendered empty first: a live region announces only what is added later.
 */
export function FormStatusLines({ notice, hint, failed = false, isUnanswered }: Omit<FormStatus, "receipt">) {
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
      {isUnanswered ? <PostButton /> : null}
      {failed ? <OtherContacts /> : null}
    </chakra.div>
  );
}

/** Has the browser itself post the form, which nothing blocks. */
const PostButton = () => (
  <TextButton type="button" marginLeft="1rem" onClick={({ currentTarget }) => currentTarget.form?.submit()}>
    {formStrings.postForm}
  </TextButton>
);

/** Telephone and WhatsApp, for what could not be sent. */
function OtherContacts() {
  const { siteInfo } = useSiteData();
  if (!siteInfo) return null;
  const links = contactLinks({ ...siteInfo, email: null }, { message: siteInfo.parts.words.caseMessage });
  return (
    <chakra.p display="flex" flexWrap="wrap" gap="0 1.5rem" paddingLeft="1rem">
      {links.map(({ href, rel, text }) => (
        <chakra.a key={text} href={href} rel={rel} css={moreLinkStyle}>
          {renderTelephone(text)}
        </chakra.a>
      ))}
    </chakra.p>
  );
}
