import { chakra } from "@chakra-ui/react/styled-system";

/** A name that browsers know nothing to fill in for; the function knows it too (its `honeypot.ts`; a test holds them together). */
export const honeypotName = "ekBilgi";

/** A field that people never see and robots fill. */
export function Honeypot() {
  return (
    <chakra.div position="absolute" left="-9999px" aria-hidden="true">
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" aria-label={honeypotName} />
    </chakra.div>
  );
}

/** What stands in the honeypot; empty where a person filled the form. */
export const honeypotOf = (form: HTMLFormElement): string =>
  String(new FormData(form).get(honeypotName) ?? "");
