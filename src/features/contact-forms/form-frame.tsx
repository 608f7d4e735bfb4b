import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import * as text from "../../theme/text-styles.module.css";
import { Button, TextButton } from "../../ui/button";
import { Link } from "../../ui/link";
import { useSiteData } from "../site/site-context";
import * as css from "./form-frame.module.css";
import { FormStatusLines } from "./form-status-lines";
import { formStrings } from "./form-strings";
import { formTypeName, idName } from "./form-values";
import { Honeypot } from "./honeypot";
import type { useFormSubmission } from "./use-form-submission";

/** The function's URL; without GATSBY_SUPABASE_URL a path on the page's origin, where the local stack serves it. */
const functionAddress = `${(process.env.GATSBY_SUPABASE_URL ?? "").replace(/\/$/, "")}/functions/v1/send-contact-email`;

interface FormFrameProps {
  /** Accessible name of the form. */
  label: string;
  submitLabel: string;
  submission: ReturnType<typeof useFormSubmission>;
  children: ReactNode;
}

/** A form in two columns (one on phones) with honeypot, status and submit button. */
export function FormFrame({ label, submitLabel, submission, children }: FormFrameProps) {
  const { formProps, formType, restored, reset, sending, status, Toasts } = submission;
  return (
    <form
      aria-label={label}
      // Without scripts the browser posts the form, and the function redirects to a page.
      method="post"
      action={`${functionAddress}?${formType}`}
      className={css.form}
      {...formProps}
    >
      {restored ? <RestoredDraft onClear={reset} /> : null}
      {children}
      <input type="hidden" name={formTypeName} value={formType} />
      <input type="text" name={idName} hidden />
      <Honeypot />
      <FormStatusLines {...status} sending={sending} />
      <FormEnd label={submitLabel} sending={sending} />
      <Receipt number={status.receipt} />
      {Toasts ? createPortal(<Toasts />, document.body) : null}
    </form>
  );
}

/** Firefox keeps the button disabled after Back and reload, which React does not notice when it hydrates. */
const enable = (button: HTMLButtonElement | null) => {
  if (button) button.disabled = false;
};

/** The button, the hint on patients' data and the link to the KVKK notice. */
function FormEnd({ label, sending }: { label: string; sending: boolean }) {
  const { siteInfo } = useSiteData();
  return (
    <div className={css.end}>
      <Button type="submit" ref={enable} className={css.submit} disabled={sending}>
        {sending ? formStrings.sending : label}
      </Button>
      <p className={clsx(text.small, css.dataUse)}>
        {`${formStrings.patientHint} ${siteInfo?.derived.words.dataUse} `}
        <Link to="/kvkk" className={css.privacy}>
          {siteInfo?.derived.privacyTitle}
        </Link>
      </p>
    </div>
  );
}

/** The number of the sent message, by which the laboratory finds it. Rendered empty first, as a live region. */
const Receipt = ({ number }: { number: string | undefined }) => (
  <p role="status" className={clsx(text.small, css.receipt)}>
    {number ? <span>{formStrings.receipt(number)}</span> : null}
  </p>
);

function RestoredDraft({ onClear }: { onClear: () => void }) {
  return (
    <p role="status" className={clsx(css.note, css.restored)}>
      {formStrings.draftRestored}
      <TextButton type="button" onClick={onClear}>
        {formStrings.clearDraft}
      </TextButton>
    </p>
  );
}
