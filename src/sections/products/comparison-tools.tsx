import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Button, ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { useSiteParts } from "../../components/use-site-parts";
import { askUrl } from "../../lib/contact-links";
import { productListStrings } from "../../lib/product-list-strings";
import { useBrowserCan } from "../../lib/use-browser-can";
import { comparisonId } from "./comparison";

interface ComparisonToolsProps {
  /** The slugs of the products that are compared. */
  slugs: readonly string[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  onClear: () => void;
}

const small = { minHeight: "44px", padding: "0.5rem 1.125rem", fontSize: "small" } as const;

/** What can be done with a comparison: ask about its products, share it, print it, see its differences only, begin anew. */
export function ComparisonTools({
  slugs,
  onlyDifferences,
  onOnlyDifferences,
  onClear,
}: ComparisonToolsProps) {
  const [told, setTold] = useState("");
  const { requests } = useSiteParts();
  const canPrint = useBrowserCan("print");
  const copy = async () => {
    const address = new URL(window.location.href);
    address.hash = comparisonId;
    try {
      await navigator.clipboard.writeText(address.href);
      setTold(productListStrings.copied);
    } catch {
      // Forbidden, or a browser without a clipboard for pages: the address stands in its own field all the same.
      window.history.replaceState(window.history.state, "", address);
      setTold(productListStrings.notCopied);
    }
  };
  return (
    <chakra.div
      data-print="hide"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="0.75rem 1rem"
      marginBottom="1.75rem"
    >
      <ButtonLink to={askUrl(requests, ...slugs)} {...small}>
        <span>{productListStrings.askFor(slugs.length)}</span>
        <Icon name="arrow-right" />
      </ButtonLink>
      <Button type="button" variant="ghost" {...small} onClick={copy}>
        {productListStrings.copy}
      </Button>
      {canPrint ? (
        <Button type="button" variant="ghost" {...small} onClick={() => window.print()}>
          {productListStrings.print}
        </Button>
      ) : null}
      <Button type="button" variant="ghost" {...small} onClick={onClear}>
        {productListStrings.clear}
      </Button>
      {slugs.length > 1 ? (
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="0.625rem"
          minHeight="44px"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.target.checked)}
            boxSize="20px"
            margin="0"
            accentColor="brand.main"
          />
          {productListStrings.onlyDifferences}
        </chakra.label>
      ) : null}
      <chakra.p role="status" fontSize="small" color="fg.muted" width="100%">
        {told}
      </chakra.p>
    </chakra.div>
  );
}
