import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { daysOf } from "../../domain/units";
import { renderText } from "../../ui/rich-text";
import { Scale, ScaleEnds } from "../../ui/scale";
import { stageText } from "../../ui/section";

interface HeroPlateProps {
  rows: readonly Queries.StatFieldsFragment[];
  days: number;
  /** Whether it overlays the photograph; otherwise it is beside the title. */
  onPhoto: boolean;
}

/** Turnarounds on a common axis of days, at the foot of the photograph; on phones below the buttons. */
export function HeroPlate({ rows, days, onPhoto }: HeroPlateProps) {
  return (
    <chakra.div
      gridColumn={onPhoto ? "col 6 / -1" : "col 8 / wrap-end"}
      gridRow="1 / span 2"
      alignSelf={onPhoto ? "end" : "center"}
      justifySelf={{ md: "end" }}
      position="relative"
      zIndex="3"
      width={{ md: "min(27rem, 100%)" }}
      margin={{ base: "0 {spacing.gutter} 1.25rem", md: onPhoto ? "0.75rem {spacing.gutter}" : "0.75rem 0" }}
      padding="0.5rem 1rem"
      layerStyle="panel"
    >
      <chakra.dl
        css={{
          "& > div": {
            display: { base: "flex", md: "grid" },
            flexWrap: "wrap",
            gridTemplateColumns: "10rem minmax(0, 1fr) 5.5rem",
            alignItems: "center",
            columnGap: "0.75rem",
          },
          // At least as wide as its longest word.
          "& dt": { flex: "1 1 0", maxWidth: "100%", fontSize: "small", lineHeight: "1.3" },
          "& small": { fontSize: "0.875rem" },
          "& dd": { fontFamily: "heading", fontSize: "1.25rem", lineHeight: "1.4", whiteSpace: "nowrap" },
          "& dd + dd": { flex: "1 0 100%", gridArea: "1 / 2" },
        }}
      >
        {rows.map(({ label, description, ...quantity }) => (
          <div key={label}>
            <dt>
              <span>{renderText(label)}</span>
              {description ? <small> {description}</small> : null}
            </dt>
            <dd>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</dd>
            <dd aria-hidden="true">
              <Scale {...daysOf(quantity)} max={days} />
            </dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div margin={{ md: "0 6.25rem 0 10.75rem" }}>
        <ScaleEnds low="0" high={strings.days(days)} />
      </chakra.div>
    </chakra.div>
  );
}

/** The laboratory's figures in two columns, the numbers in gold. */
export function HeroFacts({ facts }: { facts: readonly Queries.FigureFieldsFragment[] }) {
  return (
    <chakra.ul
      gridColumn="col 1 / span 5"
      gridRow="2"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))"
      maxWidth="28rem"
      gap="0.25rem 1.75rem"
      paddingBlock={{ base: "0.75rem", md: "0 2rem" }}
      fontSize="small"
      lineHeight="1.5"
      color="fg.muted"
      css={{ "& b": { fontWeight: "600", color: "brand.accent" } }}
      {...stageText}
    >
      {facts.map(({ label, ...quantity }) => (
        <li key={label}>
          <b>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</b>{" "}
          <span>{renderText(label)}</span>
        </li>
      ))}
    </chakra.ul>
  );
}
