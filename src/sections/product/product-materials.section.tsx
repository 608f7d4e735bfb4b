import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { TickList } from "../../components/marks";
import { Scale, ScaleEnds } from "../../components/scale";
import { Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { strings } from "../../lib/interface-strings";

/** Material or type cards: name, properties, and where given a warranty or a gauge that compares them. */
export function ProductMaterials({
  materials,
}: {
  materials: Queries.ProductMaterialsFieldsFragment | null;
}) {
  if (!materials) return null;
  const { title, lede, items } = materials;
  return (
    <Section tone="mist" aria-labelledby="malzemeler">
      <Wrap>
        <SectionHead id="malzemeler" title={title} lede={lede} />
        <chakra.ul
          data-print="columns"
          display="grid"
          gap="gap"
          gridTemplateColumns={{
            base: "minmax(0, 1fr)",
            md:
              items.length === 3
                ? "repeat(3, minmax(0, 1fr))"
                : "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
          }}
        >
          {items.map((item) => (
            <Material key={item.name} {...item} />
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

type MaterialProps = Queries.ProductMaterialsFieldsFragment["items"][number];

function Material({ name, description, properties, warranty, gauge }: MaterialProps) {
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      bg="bg.page"
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="md"
      padding="1.75rem 1.75rem 1.5rem"
    >
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.p
        marginTop="0.625rem"
        marginBottom="1rem"
        color="fg.muted"
        fontSize="0.9375rem"
        lineHeight="1.65"
      >
        <Typeset>{description}</Typeset>
      </chakra.p>
      <TickList borderTop="1px solid" borderColor="border.hairline" paddingTop="0.4rem">
        {properties.map((property) => (
          <li key={property}>
            <Typeset>{property}</Typeset>
          </li>
        ))}
      </TickList>
      {warranty ? (
        <chakra.p marginTop="auto" paddingTop="1.25rem" fontSize="0.9375rem">
          <chakra.span color="fg.muted">{strings.warranty}: </chakra.span>
          <chakra.b fontWeight="600" color="accent.gold">
            {warranty}
          </chakra.b>
        </chakra.p>
      ) : null}
      {gauge ? (
        <chakra.div marginTop="auto" paddingTop="1.5rem">
          <chakra.p textStyle="label" color="fg.muted" marginBottom="0.5rem">
            {gauge.label}
          </chakra.p>
          <Scale {...gauge.scale} />
          <ScaleEnds low={gauge.low} high={gauge.high} />
        </chakra.div>
      ) : null}
    </chakra.li>
  );
}

export const productMaterialsFragment = graphql`
  fragment ProductMaterialsFields on ProductMaterials {
    title
    lede
    items {
      name
      description
      properties
      warranty
      gauge {
        label
        low
        high
        scale {
          from
          to
          max
        }
      }
    }
  }
`;
