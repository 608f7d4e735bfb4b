import { chakra } from "@chakra-ui/react/styled-system";
import { Scale, ScaleEnds } from "./scale";

interface PlateProps {
  label: string;
  value: string;
  unit: string;
  scale?: { from: number; to: number; max: number; open?: boolean } | undefined;
  /** Label of the axis end, "14 gün". */
  scaleEnd: string;
}

/** Label, value, and the value on an axis shared by all products. */
export function Plate({ label, value, unit, scale, scaleEnd }: PlateProps) {
  return (
    <chakra.div
      layerStyle="panel"
      padding={{ base: "0.875rem 1rem 1rem", sm: "1rem 1.25rem 1.125rem" }}
      css={{
        "& dt": { textStyle: "label", color: "fg.muted" },
        "& dt + dd": {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          gap: "0 0.4rem",
          marginBlock: "0.125rem 0.75rem",
          fontFamily: "heading",
          fontSize: { base: "2rem", sm: "2.375rem" },
          lineHeight: "1.1",
          whiteSpace: "nowrap",
          hyphens: "none",
        },
        "& small": {
          fontFamily: "body",
          fontWeight: "500",
          fontSize: "small",
          lineHeight: "1.2",
          color: "fg.muted",
          whiteSpace: "normal",
        },
      }}
    >
      <dt>{label}</dt>
      <dd>
        <span>{value}</span> <small>{unit}</small>
      </dd>
      {scale ? (
        <dd aria-hidden="true">
          <Scale {...scale} />
          <ScaleEnds low="0" high={scaleEnd} />
        </dd>
      ) : null}
    </chakra.div>
  );
}
