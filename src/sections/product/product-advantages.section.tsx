import { chakra } from "@chakra-ui/react/styled-system";
import { fitHeading } from "../../ui/fit-heading";
import { Icon } from "../../ui/icon";
import { RichText } from "../../ui/rich-text";
import { Grid, Section, Wrap } from "../../ui/section";

interface ProductAdvantagesProps {
  advantages: {
    readonly title: string;
    readonly lede: string | null;
    readonly items: readonly Queries.FeatureFieldsFragment[];
  };
}

/** What speaks for the product, as a plain list beside its heading. */
export function ProductAdvantages({ advantages: { title, lede, items } }: ProductAdvantagesProps) {
  return (
    <Section aria-labelledby="ustunlukler">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "span 4" }}>
            <chakra.h2 id="ustunlukler" textStyle="h2" {...fitHeading(title, "h2", 4)}>
              {title}
            </chakra.h2>
            {lede ? (
              <chakra.p marginTop="1.25rem" maxWidth={{ md: "22rem" }} color="fg.muted">
                {lede}
              </chakra.p>
            ) : null}
          </chakra.div>
          <chakra.ul
            data-print="pairs"
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
                borderTop: "1px solid",
                borderColor: "border.hairline",
              },
              "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
              "& p": { gridColumn: { base: "2", md: "3" }, fontSize: "small", lineHeight: "1.6" },
            }}
          >
            {items.map(({ icon, title: name, description }) => (
              <li key={name}>
                <Icon name={icon} color="brand.main" marginTop="0.25rem" />
                <h3>{name}</h3>
                <chakra.p color="fg.muted">
                  <RichText>{description}</RichText>
                </chakra.p>
              </li>
            ))}
          </chakra.ul>
        </Grid>
      </Wrap>
    </Section>
  );
}
