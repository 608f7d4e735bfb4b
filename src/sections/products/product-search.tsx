import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, type RefObject, useId } from "react";
import { Icon } from "../../components/icon";

interface ProductSearchProps {
  field: RefObject<HTMLInputElement | null>;
  search: Queries.ProductSearchFragment;
  onTouch: () => void;
  onSearch: (wanted: string) => void;
}

/** The search field, only where scripts can answer it. It stays uncontrolled: what was typed before scripts ran is kept. */
export const ProductSearch = memo(function ProductSearch({
  field,
  search: { label, hint },
  onTouch,
  onSearch,
}: ProductSearchProps) {
  const id = useId();
  return (
    <chakra.div data-needs-script="" role="search" width={{ base: "100%", md: "22rem" }}>
      <chakra.label htmlFor={id} display="block" fontSize="small" fontWeight="550" lineHeight="1.4">
        {label}
      </chakra.label>
      <chakra.div position="relative" marginTop="0.4rem">
        <chakra.input
          ref={field}
          id={id}
          type="search"
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onTouch}
          onInput={(event) => onSearch(event.currentTarget.value)}
          width="100%"
          minHeight="52px"
          padding="0.75rem 1rem 0.75rem 2.875rem"
          bg="bg.surface"
          border="1px solid"
          borderColor="border.strong"
          borderRadius="md"
          lineHeight="1.5"
          _placeholder={{ color: "fg.muted", opacity: "1" }}
          _hover={{ borderColor: "brand.main" }}
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
