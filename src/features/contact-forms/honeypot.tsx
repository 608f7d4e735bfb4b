import { HONEYPOT } from "../../../supabase/functions/send-contact-email/fields";
import * as text from "../../theme/text-styles.module.css";

/** Honeypot: hidden from people, filled by bots. No offset hides it, because a page turned to the left would be as wide. */
export function Honeypot() {
  return (
    <div className={text.srOnly} aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
    </div>
  );
}

/** Value of the honeypot; empty if a person filled in the form. */
export const honeypotOf = (form: HTMLFormElement): string => String(new FormData(form).get(HONEYPOT) ?? "");
