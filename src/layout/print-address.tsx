import { chakra } from "@chakra-ui/react/styled-system";

/** The address of the page, on paper only, because printed links cannot be followed. */
export const PrintAddress = ({ address }: { address: string }) => (
  // Set in the browser, because the not-found page is built once for all missing addresses.
  <chakra.p data-print="only" marginTop="0.5rem" fontWeight="550" hyphens="none" suppressHydrationWarning>
    {address}
  </chakra.p>
);
