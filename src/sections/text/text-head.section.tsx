import { graphql } from "gatsby";
import { Banner } from "../shared/banner.section";

/** Title and lede of an added page. */
export function TextHead({ page }: { page: Queries.TextHeadFragment }) {
  return <Banner banner={page} height={400} />;
}

export const textHeadFragment = graphql`
  fragment TextHead on TextPage {
    tag
    title
    lede
    image {
      ...PhotoFields
    }
  }
`;
