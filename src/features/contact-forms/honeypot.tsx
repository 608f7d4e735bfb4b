import { chakra } from "@chakra-ui/react/styled-system";
import { HONEYPOT } from "../../../supabase/functions/send-contact-email/fields";

/** A field that people never see and robots fill. */
export function Honeypot() {
  return (
    <chakra.div position="absolute" left="-9999px" aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
    </chakra.div>
  );
}

/** What stands in the honeypot; empty where a person filled the form. */
export const honeypotOf = (form: HTMLFormElement): string => String(new FormData(form).get(HONEYPOT) ?? "");
