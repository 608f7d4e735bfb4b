import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { fitting } from "../../components/fitting";
import { entrance } from "../../components/motion/entrance";
import { Grid, Section, Wrap } from "../../components/section";
import { drawingColours } from "../../theme/drawing-colours";

type Layers = Queries.ProductLayersFieldsFragment;

/** A drawn section through the porcelain: its layers with their thicknesses, and a key below it on phones. */
export function ProductLayers({ layers }: { layers: Layers | null }) {
  if (!layers) return null;
  const { title, text, glaze, characterization, enamel, dentin } = layers;
  return (
    <Section tone="tint" aria-labelledby="tabakalar">
      <Wrap>
        <Grid data-print="drawing" alignItems="center">
          <chakra.div gridColumn={{ md: "span 8" }} overflow="hidden" color="fg.ink">
            <Drawing {...layers} />
            <chakra.dl
              display={{ base: "grid", sm: "none" }}
              gridTemplateColumns="repeat(2, minmax(0, 1fr))"
              marginTop="1.5rem"
              fontSize="small"
              css={{
                "& > *": {
                  paddingBlock: "0.6rem",
                  borderBottom: "1px solid",
                  borderColor: "border.hairline",
                },
                "& > dt": { fontWeight: "600", paddingRight: "0.75rem" },
                "& > dd": { textAlign: "right", color: "brand.accent", fontWeight: "550" },
              }}
            >
              {Object.entries({ glaze, characterization, enamel, dentin }).map(([name, layer]) => (
                <Fragment key={name}>
                  <dt>{layer.title}</dt>
                  <dd>{layer.description}</dd>
                </Fragment>
              ))}
            </chakra.dl>
          </chakra.div>
          <chakra.div gridColumn={{ md: "9 / -1" }}>
            <chakra.h2 id="tabakalar" textStyle="h2" {...fitting(title, "h2", 4)}>
              {title}
            </chakra.h2>
            <chakra.p marginTop="1.25rem" color="fg.muted">
              {text}
            </chakra.p>
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** How the drawing's parts look: the layers by what they are, then the lines and words that name them. */
const drawingCss = {
  "& text": { fontFamily: "body", fontSize: "15px", fill: "currentColor", color: "fg.muted" },
  "& text[font-weight]": { color: "fg.ink" },
  // They build from the inside, each from the middle of its foot.
  "& use": { stroke: "currentColor", transformBox: "fill-box", transformOrigin: "50% 100%" },
  '& [data-order="2"]': { fill: drawingColours.enamel, color: "brand.main", strokeWidth: "1.5" },
  '& [data-order="1"]': { fill: drawingColours.dentin, color: "brand.accent" },
  '& [data-order="0"]': { fill: drawingColours.core, color: "border.strong" },
  "& path": { fill: "none", stroke: "currentColor" },
  // On phones the key below the drawing names them.
  "& > g": { display: { base: "none", sm: "inline" } },
  // What is measured, with its lines.
  "& g g": { color: "brand.accent" },
  "& g g text:not([font-weight])": { color: "brand.accent", fontWeight: "550" },
} as const;

/** A layer's outline, which stands in a file of its own. */
function Layer({ name, order }: { name: "core" | "dentin" | "enamel"; order: number }) {
  return <use href={`/drawings.svg#crown-${name}`} data-order={order} {...entrance("build")} />;
}

function Drawing({ drawing, core, glaze, characterization, enamel, dentin }: Layers) {
  return (
    <chakra.svg
      viewBox="60 40 620 392"
      css={drawingCss}
      role="img"
      aria-label={drawing}
      width={{ base: "165%", sm: "100%" }}
      maxWidth="none"
      marginLeft={{ base: "-20%", sm: "0" }}
    >
      <Layer name="enamel" order={2} />
      <Layer name="dentin" order={1} />
      <Layer name="core" order={0} />
      <path d="M90 416H422" />
      <text x="256" y="330" textAnchor="middle">
        {core}
      </text>
      <g>
        <g>
          <path d="M387 322H432M387 316v12M432 316v12M432 322H482" />
          <path d="M321 388H383M321 382v12M383 382v12M383 388H482" />
          <Label y={322} {...enamel} />
          <Label y={388} {...dentin} />
        </g>
        <path d="M392 104H482M352 152L372 186H482" />
        <circle cx="392" cy="104" r="3" />
        <circle cx="352" cy="152" r="3" />
        <Label y={104} {...glaze} />
        <Label y={186} {...characterization} />
      </g>
    </chakra.svg>
  );
}

function Label({ y, title, description }: Queries.TitledTextFieldsFragment & { y: number }) {
  return (
    <>
      <text x="494" y={y - 4} fontWeight="600">
        {title}
      </text>
      <text x="494" y={y + 16}>
        {description}
      </text>
    </>
  );
}

export const productLayersFragment = graphql`
  fragment ProductLayersFields on ProductLayers {
    title
    text
    drawing
    core
    glaze {
      ...TitledTextFields
    }
    characterization {
      ...TitledTextFields
    }
    enamel {
      ...TitledTextFields
    }
    dentin {
      ...TitledTextFields
    }
  }
`;
