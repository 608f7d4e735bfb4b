import { chakra } from "@chakra-ui/react/styled-system";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { GridSection, HeadColumn } from "../../ui/section";

type Advantages = NonNullable<NonNullable<Queries.ProductPageQuery["product"]>["advantages"]>;

/** The product's advantages: a list beside its heading, each entry with an icon. */
export function ProductAdvantages({ title, lede, items }: Advantages) {
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
            <Icon drawing={icon} color="brand.main" marginTop="0.25rem" />
            <h3>{renderText(name)}</h3>
            <chakra.p color="fg.muted">{renderRichText(description)}</chakra.p>
          </li>
        ))}
      </chakra.ul>
    </GridSection>
  );
}
