import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../../components/link";
import { partAddress } from "../../lib/product-list";
import { productListStrings } from "../../lib/product-list-strings";

/** Links to the other pages of a long list. */
export function ListParts({ part, parts }: { part: number; parts: number }) {
  if (parts === 1) return null;
  return (
    <chakra.nav aria-label={productListStrings.parts} data-print="hide" marginTop="2rem">
      <chakra.ul display="flex" flexWrap="wrap" gap="0.25rem">
        {Array.from({ length: parts }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <Link
              to={partAddress(number)}
              aria-label={productListStrings.part(number)}
              aria-current={number === part ? "page" : undefined}
              display="grid"
              placeItems="center"
              boxSize="44px"
              textDecoration="none"
              fontWeight="550"
              color="brand.main"
              css={{ "&[aria-current]": { borderBottom: "2px solid" } }}
            >
              {number}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
