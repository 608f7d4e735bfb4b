import { chakra } from "@chakra-ui/react/styled-system";

/** The address of the page, on paper only: a printed page is where no link can be followed. */
export const PrintAddress = ({ address }: { address: string }) => (
  // The not-found page is built once for every missing address, so there the server's address is another.
  <chakra.p data-print="only" marginTop="1rem" fontWeight="550" hyphens="none" suppressHydrationWarning>
    {address}
  </chakra.p>
);
