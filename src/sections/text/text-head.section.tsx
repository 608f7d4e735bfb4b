import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Tag } from "../../components/marks";
import { Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { tones } from "../../theme/tones";
import { Banner } from "../shared/banner.section";

/** Title and lede of an added page: beside its photograph, or by themselves where it has none. */
export function TextHead({ page }: { page: Queries.TextHeadFragment }) {
  const { tag, title, lede, image } = page;
  if (image) return <Banner banner={{ tag, title, lede, image }} height={400} />;
  return (
    <chakra.section
      aria-labelledby="baslik"
      {...tones.tint}
      paddingBlock="clamp(2.5rem, 1.5rem + 4vw, 4.5rem)"
    >
      <Wrap>
        <Tag>{tag}</Tag>
        <chakra.h1 id="baslik" textStyle="h1" marginBlock="0.875rem 1rem" maxWidth="22em">
          {title}
        </chakra.h1>
        <chakra.p textStyle="lede" color="fg.muted" maxWidth="34rem" textWrap="pretty">
          <Typeset>{lede}</Typeset>
        </chakra.p>
      </Wrap>
    </chakra.section>
  );
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
