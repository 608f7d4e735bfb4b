import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { evenGrid } from "../../components/even-grid";
import { TickList } from "../../components/marks";
import { Scale, ScaleEnds } from "../../components/scale";
import { Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { strings } from "../../lib/interface-strings";

type Materials = Queries.ProductMaterialsFieldsFragment;
type MaterialData = Materials["items"][number];

interface ProductMaterialsProps {
  materials: Materials | null;
  /** Cards on the tinted ground; or columns under hairlines on the page's ground. */
  look?: "cards" | "columns";
}

/** Materials or types with their properties; above them, where all have one, the gauge that compares them. */
export function ProductMaterials({ materials, look = "cards" }: ProductMaterialsProps) {
  if (!materials) return null;
  const { title, lede, items } = materials;
  const boxed = look === "cards";
  const { gridTemplateColumns, css } = evenGrid(items.length, { base: 1, md: 3 });
  return (
    <Section tone={boxed ? "tint" : "page"} aria-labelledby="malzemeler">
      <Wrap>
        <SectionHead id="malzemeler" title={title} lede={lede} />
        <Gauges items={items} />
        <chakra.ul
          data-print="columns"
          display="grid"
          gap="gap"
          gridTemplateColumns={gridTemplateColumns}
          css={{
            ...css,
            "& > li": {
              display: "flex",
              flexDirection: "column",
              border: "0 solid",
              borderColor: "border.hairline",
              ...(boxed
                ? {
                    bg: "bg.page",
                    borderWidth: "1px",
                    borderRadius: "md",
                    padding: "1.75rem 1.75rem 1.5rem",
                  }
                : { borderTopWidth: "1px", paddingTop: "1.25rem" }),
            },
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

/** What compares the materials, one axis for all of them. */
function Gauges({ items }: { items: readonly MaterialData[] }) {
  const rows = items.flatMap(({ name, gauge }) => (gauge ? [{ name, gauge }] : []));
  const [first] = rows;
  if (!first) return null;
  return (
    <chakra.figure marginBottom="head">
      <chakra.figcaption textStyle="label" color="fg.muted">
        {first.gauge.label}
      </chakra.figcaption>
      <chakra.dl
        css={{
          "& > div": {
            display: "grid",
            gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 3fr)" },
            alignItems: "center",
            gap: "0.25rem 1.5rem",
            paddingBlock: "0.75rem",
          },
          "& dt": { fontFamily: "heading", fontSize: "1.5rem", lineHeight: "1.2" },
        }}
      >
        {rows.map(({ name, gauge }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd aria-hidden="true">
              <Scale {...gauge.scale} />
            </dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div marginLeft={{ md: "calc((100% - 1.5rem) / 4 + 1.5rem)" }}>
        <ScaleEnds low={first.gauge.low} high={first.gauge.high} />
      </chakra.div>
    </chakra.figure>
  );
}

function Material({ name, description, properties, warranty }: MaterialData) {
  return (
    <li>
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.p marginBlock="0.625rem 1rem" color="fg.muted" fontSize="small" lineHeight="1.65">
        <Typeset>{description}</Typeset>
      </chakra.p>
      <TickList>
        {properties.map((property) => (
          <li key={property}>
            <Typeset>{property}</Typeset>
          </li>
        ))}
      </TickList>
      {warranty ? (
        <chakra.p marginTop="auto" paddingTop="1.25rem" fontSize="small">
          <chakra.span color="fg.muted">{strings.warranty}: </chakra.span>
          <chakra.b fontWeight="600" color="brand.accent">
            {warranty}
          </chakra.b>
        </chakra.p>
      ) : null}
    </li>
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
