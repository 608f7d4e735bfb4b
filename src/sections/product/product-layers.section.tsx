import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { entrance } from "../../components/motion/entrance";
import { Grid, Section, Wrap } from "../../components/section";
import { drawingColours } from "../../theme/tokens";

type Layers = Queries.ProductLayersFieldsFragment;

/** A drawn section through the porcelain: its layers with their thicknesses, and a key below it on phones. */
export function ProductLayers({ layers }: { layers: Layers | null }) {
  if (!layers) return null;
  const { title, text, glaze, characterization, enamel, dentin } = layers;
  return (
    <Section tone="mist" aria-labelledby="tabakalar">
      <Wrap>
        <Grid data-print="drawing" alignItems="center">
          <chakra.div gridColumn={{ md: "span 8" }} overflow="hidden" color="fg.ink">
            <Drawing {...layers} />
            <chakra.dl
              display={{ base: "grid", sm: "none" }}
              gridTemplateColumns="repeat(2, minmax(0, 1fr))"
              marginTop="1.5rem"
              fontSize="0.9375rem"
              css={{
                "& > *": {
                  paddingBlock: "0.6rem",
                  borderBottom: "1px solid",
                  borderColor: "border.hairline",
                },
              }}
            >
              {Object.entries({ glaze, characterization, enamel, dentin }).map(([name, layer]) => (
                <KeyRow key={name} {...layer} />
              ))}
            </chakra.dl>
          </chakra.div>
          <chakra.div gridColumn={{ md: "9 / -1" }}>
            <chakra.h2 id="tabakalar" textStyle="h2">
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

function KeyRow({ title, description }: Queries.TitledTextFieldsFragment) {
  return (
    <>
      <chakra.dt fontWeight="600" paddingRight="1.5rem">
        {title}
      </chakra.dt>
      <chakra.dd textAlign="right" color="accent.gold" fontWeight="550">
        {description}
      </chakra.dd>
    </>
  );
}

/** A layer of the drawing; they build from the inside, each from the middle of its foot. */
const layer = (order: number) => ({
  ...entrance("build"),
  "data-order": order,
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
});

function Drawing({ drawing, core, glaze, characterization, enamel, dentin }: Layers) {
  const { enamel: enamelFill, dentin: dentinFill, core: coreFill } = drawingColours;
  return (
    <chakra.svg
      viewBox="60 40 620 392"
      css={{ "& text": { fontFamily: "body", fontSize: "15px", fill: "currentColor" } }}
      role="img"
      aria-label={drawing}
      width={{ base: "165%", sm: "100%" }}
      maxWidth="none"
      marginLeft={{ base: "-20%", sm: "0" }}
    >
      <chakra.g color="accent.petrol" {...layer(2)}>
        <path
          d="M90 416C70 330 78 240 96 170C108 110 150 60 190 62C220 64 236 92 256 104C276 92 292 64 322 62C362 60 404 110 416 170C434 240 442 330 422 416Z"
          fill={enamelFill}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </chakra.g>
      <chakra.g color="accent.gold" {...layer(1)}>
        <path
          d="M134 416C120 340 124 260 138 196C148 150 170 116 194 116C216 116 234 142 256 152C278 142 296 116 318 116C342 116 364 150 374 196C388 260 392 340 378 416Z"
          fill={dentinFill}
          stroke="currentColor"
        />
      </chakra.g>
      <chakra.g color="border.strong" {...layer(0)}>
        <path
          d="M196 416C186 360 188 300 198 256C206 224 222 206 256 206C290 206 306 224 314 256C324 300 326 360 316 416Z"
          fill={coreFill}
          stroke="currentColor"
        />
      </chakra.g>
      <path d="M90 416H422" stroke="currentColor" />
      <chakra.text x="256" y="330" textAnchor="middle" color="fg.muted">
        {core}
      </chakra.text>
      <chakra.g display={{ base: "none", sm: "inline" }}>
        <chakra.g color="accent.gold" fill="none" stroke="currentColor">
          <path d="M387 322H432M387 316v12M432 316v12M432 322H482" />
          <path d="M321 388H383M321 382v12M383 382v12M383 388H482" />
        </chakra.g>
        <path d="M392 104H482M352 152L372 186H482" stroke="currentColor" fill="none" />
        <circle cx="392" cy="104" r="3" />
        <circle cx="352" cy="152" r="3" />
        <Label y={104} {...glaze} />
        <Label y={186} {...characterization} />
        <Label y={322} {...enamel} gold />
        <Label y={388} {...dentin} gold />
      </chakra.g>
    </chakra.svg>
  );
}

function Label({
  y,
  title,
  description,
  gold,
}: Queries.TitledTextFieldsFragment & { y: number; gold?: boolean }) {
  return (
    <>
      <chakra.text x="494" y={y - 4} fontWeight="600">
        {title}
      </chakra.text>
      <chakra.text
        x="494"
        y={y + 16}
        color={gold ? "accent.gold" : "fg.muted"}
        fontWeight={gold ? "550" : "400"}
      >
        {description}
      </chakra.text>
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
