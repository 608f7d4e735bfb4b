import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Column, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

interface ProductsHeadProps {
  banner: Queries.ProductsHeadFragment;
  /** The search, beside the title. */
  children: ReactNode;
}

/** Title and search in little height, so that the first products are in the first viewport. */
export function ProductsHead({ banner: { tag, title, lede }, children }: ProductsHeadProps) {
  return (
    <chakra.section
      aria-labelledby={fixedIds.title}
      layerStyle="tint"
      paddingBlock={{ base: "1.25rem", md: "2rem" }}
      // A printed calendar has a title of its own.
      _print={{ "&:has(~ * [data-dated])": { display: "none" } }}
    >
      <Wrap
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 24rem" }}
        alignItems="end"
        gap={{ base: "0.875rem", md: "2rem" }}
      >
        <Column>
          <Tag>{tag}</Tag>
          <chakra.h1 id={fixedIds.title} textStyle="h2" marginBlock={{ base: "0.25rem", md: "0.5rem" }}>
            {renderHeading(title)}
          </chakra.h1>
          <chakra.p textStyle="small" color="fg.muted" maxWidth="42rem" textWrap="pretty">
            {renderText(lede)}
          </chakra.p>
        </Column>
        {children}
      </Wrap>
    </chakra.section>
  );
}

export const productsHeadFragment = graphql`
  fragment ProductsHead on Banner {
    tag
    title
    lede
  }
`;
