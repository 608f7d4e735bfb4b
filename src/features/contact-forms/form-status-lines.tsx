import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import * as text from "../../theme/text-styles.module.css";
import { TextButton } from "../../ui/button";
import { moreLinkClass } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";
import { contactLinks } from "../site/contact-links";
import { useSiteData } from "../site/site-context";
import * as css from "./form-frame.module.css";
import { formStrings } from "./form-strings";
import type { FormStatus } from "./use-form-status";

interface FormStatusLinesProps extends Omit<FormStatus, "receipt"> {
  sending: boolean;
}

/** The status of a form, which has the focus while its button is disabled. */
export const statusOf = (form: HTMLFormElement): HTMLElement | null => form.querySelector("[data-status]");

/**
 * Status above the button: a notice that could not be shown as a toast, when the message arrived or further advice, and after
 * a failure ways to the laboratory. Rendered empty first: a live region announces only what is added later.
 */
export function FormStatusLines({
  notice,
  hint,
  failed = false,
  isUnanswered,
  sending,
}: FormStatusLinesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const empty = !notice && !hint;
  useEffect(() => {
    if (empty) return;
    ref.current?.scrollIntoView({ block: "nearest" });
    // The lines would push the button below the toast on a phone; its scroll margin leaves room (`FormEnd`).
    ref.current?.closest("form")?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  }, [empty]);
  const isAlert = failed && notice !== undefined;
  const content = empty ? null : (
    <span>
      {notice ? <strong>{notice.title}</strong> : null} <span>{notice?.text}</span> <span>{hint}</span>
    </span>
  );
  return (
    <div ref={ref} data-status="" tabIndex={-1} className={clsx(css.status, empty && css.silent)}>
      {isAlert ? (
        <p role="alert" className={clsx(css.note, css.failed)}>
          {content}
        </p>
      ) : null}
      <p role="status" className={clsx(css.note, failed ? css.failed : css.sent)}>
        {sending ? <span className={text.srOnly}>{formStrings.sending}</span> : null}
        {isAlert ? null : content}
      </p>
      {isUnanswered ? <PostButton /> : null}
      {failed ? <OtherContacts /> : null}
    </div>
  );
}

/** Lets the browser post the form, for a network that blocks the script's request. */
const PostButton = () => (
  <TextButton
    type="button"
    className={css.post}
    onClick={({ currentTarget }) => currentTarget.form?.submit()}
  >
    {formStrings.postForm}
  </TextButton>
);

/** Telephone and WhatsApp, for what could not be sent. */
function OtherContacts() {
  const { siteInfo } = useSiteData();
  if (!siteInfo) return null;
  const links = contactLinks({ ...siteInfo, email: null }, { message: siteInfo.derived.words.caseMessage });
  return (
    <p className={css.contacts}>
      {links.map(({ href, rel, text }) => (
        <a key={text} href={href} rel={rel} className={moreLinkClass}>
          {renderTelephone(text)}
        </a>
      ))}
    </p>
  );
}
