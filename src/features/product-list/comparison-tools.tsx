import { chakra } from "@chakra-ui/react/styled-system";
import { askUrl } from "../../domain/contact-links";
import { ButtonLink, TextButton } from "../../ui/button";
import { Choice } from "../../ui/choice";
import { Icon } from "../../ui/icon";
import { useBrowserCan } from "../../ui/use-browser-can";
import { productListStrings } from "./product-list-strings";

interface ComparisonToolsProps {
  /** Whether there is the information request. */
  requests: boolean;
  slugs: readonly string[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  onClear: () => void;
}

/** Actions of a comparison, whose address can be shared: ask about its products, print, clear, show differences only. */
export function ComparisonTools({
  requests,
  slugs,
  onlyDifferences,
  onOnlyDifferences,
  onClear,
}: ComparisonToolsProps) {
  const canPrint = useBrowserCan("print");
  return (
    <chakra.div
      data-print="hide"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="0.75rem 1rem"
      marginBottom="1.75rem"
    >
      <ButtonLink to={askUrl(requests, ...slugs)}>
        <span>{productListStrings.askFor(slugs.length)}</span>
        <Icon name="arrow-right" />
      </ButtonLink>
      {canPrint ? (
        <TextButton type="button" onClick={() => window.print()}>
          {productListStrings.print}
        </TextButton>
      ) : null}
      <TextButton type="button" onClick={onClear}>
        {productListStrings.clear}
      </TextButton>
      {slugs.length > 1 ? (
        <Choice
          label={productListStrings.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => onOnlyDifferences(event.target.checked)}
        />
      ) : null}
    </chakra.div>
  );
}
