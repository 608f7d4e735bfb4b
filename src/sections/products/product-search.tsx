import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, type RefObject, useId } from "react";
import { FieldLabel, Input } from "../../components/field";
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
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <chakra.div position="relative">
        <Input
          ref={field}
          id={id}
          type="search"
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onTouch}
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
