import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button, TextButton } from "../../ui/button";
import { Link } from "../../ui/link";
import { useSiteData } from "../site/site-context";
import { FormNote } from "./form-note";
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
    <chakra.form
      aria-label={label}
      // Without scripts the browser posts the form, and the function redirects to a page.
      method="post"
      action={`${functionAddress}?${formType}`}
      {...formProps}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      columnGap="gap"
      rowGap={{ base: "1rem", md: "1.375rem" }}
      position="relative"
    >
      {restored ? <RestoredDraft onClear={reset} /> : null}
      {children}
      <input type="hidden" name={formTypeName} value={formType} />
      <input type="text" name={idName} hidden />
      <Honeypot />
      <FormStatusLines {...status} />
      <FormEnd label={submitLabel} sending={sending} />
      <Receipt number={status.receipt} />
      {Toasts ? createPortal(<Toasts />, document.body) : null}
    </chakra.form>
  );
}

/** Without it Firefox keeps the button disabled after Back and reload. React declares it for inputs only. */
const notRestored = { autoComplete: "off" };

/** The button, the hint on patients' data and the link to the KVKK notice. */
function FormEnd({ label, sending }: { label: string; sending: boolean }) {
  const { siteInfo } = useSiteData();
  return (
    <chakra.div
      gridColumn="1 / -1"
      display="flex"
      flexDirection={{ base: "column-reverse", sm: "row" }}
      alignItems={{ base: "stretch", sm: "center" }}
      gap={{ base: "1.25rem", sm: "2rem" }}
      marginTop="0.5rem"
      css={{
        "& > button": {
          flex: "none",
          minWidth: { sm: "13rem" },
          scrollMarginBottom: { base: "11rem", sm: "1rem" },
        },
        "& > :disabled": {
          bg: "bg.tint",
          cursor: "progress",
        },
      }}
    >
      <Button type="submit" {...notRestored} disabled={sending}>
        {sending ? formStrings.sending : label}
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {`${formStrings.patientHint} ${siteInfo?.parts.words.dataUse} `}
        <Link to="/kvkk" color="brand.main" fontWeight="550" textUnderlineOffset="0.25em">
          {siteInfo?.parts.privacyTitle}
        </Link>
      </chakra.p>
    </chakra.div>
  );
}

/** The number of the sent message, by which the laboratory finds it. Rendered empty first, as a live region. */
const Receipt = ({ number }: { number: string | undefined }) => (
  <chakra.p role="status" gridColumn="1 / -1" textStyle="small" position={number ? undefined : "absolute"}>
    {number ? <span>{formStrings.receipt(number)}</span> : null}
  </chakra.p>
);

function RestoredDraft({ onClear }: { onClear: () => void }) {
  return (
    <FormNote role="status" display="flex" flexWrap="wrap" alignItems="center" gap="0 1rem" fontSize="small">
      {formStrings.draftRestored}
      <TextButton type="button" onClick={onClear}>
        {formStrings.clearDraft}
      </TextButton>
    </FormNote>
  );
}
