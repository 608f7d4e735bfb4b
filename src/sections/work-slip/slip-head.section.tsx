import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../ui/icon";
import { Column, Grid, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

/** The purpose of the slip, and the note that nothing leaves the device. */
export function SlipHead({ page: { tag, title, lede, privacy } }: { page: Queries.SlipHeadFragment }) {
  return (
    <chakra.section
      aria-labelledby="baslik"
      layerStyle="tint"
      paddingBlock={{ base: "1.75rem", md: "clamp(2.5rem, 1.5rem + 4vw, 4.5rem)" }}
    >
      <Wrap>
        <Grid alignItems={{ md: "end" }} rowGap={{ base: "1rem", md: "1.5rem" }}>
          <Column gridColumn={{ md: "span 7" }}>
            <Tag data-print="hide">{tag}</Tag>
            <chakra.h1 id="baslik" textStyle="h1" marginBlock="0.875rem 1rem">
              {title}
            </chakra.h1>
            <chakra.p data-print="hide" textStyle="lede" color="fg.muted" maxWidth="34rem" textWrap="pretty">
              {lede}
            </chakra.p>
          </Column>
          <chakra.p
            data-print="hide"
            gridColumn={{ md: "9 / -1" }}
            display="flex"
            gap="0.75rem"
            paddingTop="1rem"
            borderTop="1px solid"
            borderColor="brand.accentFill"
            textStyle="small"
          >
            <Icon name="lock" color="brand.mark" />
            {privacy}
          </chakra.p>
        </Grid>
      </Wrap>
    </chakra.section>
  );
}

export const slipHeadFragment = graphql`
  fragment SlipHead on WorkSlipPage {
    tag
    title
    lede
    privacy
  }
`;
