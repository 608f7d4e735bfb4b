import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, useStaticQuery } from "gatsby";
import { originOf } from "../domain/origin";

/** The address of the page, on paper only: a printed page is where no link can be followed. */
export function PrintAddress({ path }: { path: string }) {
  const { site } = useStaticQuery<Queries.PrintAddressQuery>(graphql`
    query PrintAddress {
      site {
        ...Origin
      }
    }
  `);
  return (
    // The not-found page is built once for every missing address, so there the server's address is another.
    <chakra.p data-print="only" marginTop="1rem" fontWeight="550" hyphens="none" suppressHydrationWarning>
      {`${originOf(site)}${path}`}
    </chakra.p>
  );
}
