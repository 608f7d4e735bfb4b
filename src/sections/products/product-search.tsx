import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, type RefObject } from "react";
import { Input } from "../../components/field";
import { Icon } from "../../components/icon";
import { productSearchId } from "../../lib/product-list";

interface ProductSearchProps {
  field: RefObject<HTMLInputElement | null>;
  search: Queries.ProductSearchFragment;
  onSearch: (wanted: string) => void;
}

/** The search field, only where scripts can answer it. It stays uncontrolled: what was typed before scripts ran is kept. */
export const ProductSearch = memo(function ProductSearch({
  field,
  search: { label, hint },
  onSearch,
}: ProductSearchProps) {
  return (
    <chakra.div data-needs-script="" data-print="hide" role="search" position="relative">
      <Input
        ref={field}
        id={productSearchId}
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onSearch(event.currentTarget.value)}
        paddingLeft="2.875rem"
      />
      <Icon
        name="search"
        position="absolute"
        left="1rem"
        top="16px"
        color="brand.main"
        pointerEvents="none"
      />
    </chakra.div>
  );
});

export const productSearchFragment = graphql`
  fragment ProductSearch on ProductSearch {
    label
    hint
    noResult
  }
`;
