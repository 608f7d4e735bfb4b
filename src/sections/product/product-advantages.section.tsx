import { chakra } from "@chakra-ui/react/styled-system";
import { columns } from "../../ui/columns";
import { Icon } from "../../ui/icon";
import { Photo } from "../../ui/photo";
import { renderRichText, renderText } from "../../ui/rich-text";
import { GridSection, HeadColumn, SectionHead, Wrap } from "../../ui/section";

type Advantages = NonNullable<NonNullable<Queries.ProductPageQuery["product"]>["advantages"]>;

/** The product's advantages: below a full-width close-up, or as a plain list without one. */
export function ProductAdvantages({ advantages }: { advantages: Advantages }) {
  const { image } = advantages;
  return image ? <BelowCloseUp {...advantages} image={image} /> : <AdvantageList {...advantages} />;
}

function BelowCloseUp({
  title,
  lede,
  items,
  image,
}: Advantages & { image: NonNullable<Advantages["image"]> }) {
  const { css, ...wrapping } = columns(items.length, { base: 1, sm: 2, md: 4 });
  return (
    <chakra.section aria-labelledby="ustunlukler" layerStyle="deep">
      <Photo
        picture={image}
        sizes="(min-aspect-ratio: 28/25) 100vw, 112vh"
        data-print="hide"
        height={{ base: "60vh", md: "70vh" }}
        minHeight="20rem"
        maxHeight="60rem"
        bg="bg.deep"
      />
      <Wrap paddingBlock="section">
        <SectionHead id="ustunlukler" title={title} lede={lede} />
        <chakra.ul
          {...wrapping}
          gap="2rem {spacing.gap}"
          css={{
            ...css,
            "& > li": { borderTop: "1px solid {colors.border.hairline}", paddingTop: "1rem" },
            "& p": { marginTop: "0.5rem", textStyle: "small", color: "fg.muted" },
          }}
        >
          {items.map(({ title: name, description }) => (
            <li key={name}>
              <chakra.h3 textStyle="h3">{renderText(name)}</chakra.h3>
              <p>{renderRichText(description)}</p>
            </li>
          ))}
        </chakra.ul>
      </Wrap>
    </chakra.section>
  );
}

/** A list beside its heading, each entry with an icon. */
function AdvantageList({ title, lede, items }: Advantages) {
  return (
    <GridSection aria-labelledby="ustunlukler">
      <HeadColumn id="ustunlukler" title={title} lede={lede} />
      <chakra.ul
        gridColumn={{ md: "6 / -1" }}
        css={{
          "& > li": {
            display: "grid",
            gridTemplateColumns: {
              base: "1.5rem minmax(0, 1fr)",
              md: "1.5rem minmax(0, 5fr) minmax(0, 7fr)",
            },
            gap: "0.25rem 1rem",
            paddingBlock: "1rem",
            borderTop: "1px solid {colors.border.hairline}",
          },
          "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
          "& p": { gridColumn: { base: "2", md: "3" }, textStyle: "small" },
        }}
      >
        {items.map(({ icon, title: name, description }) => (
          <li key={name}>
            <Icon name={icon} color="brand.main" marginTop="0.25rem" />
            <h3>{renderText(name)}</h3>
            <chakra.p color="fg.muted">{renderRichText(description)}</chakra.p>
          </li>
        ))}
      </chakra.ul>
    </GridSection>
  );
}
