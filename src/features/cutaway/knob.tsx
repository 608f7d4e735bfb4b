import { chakra } from "@chakra-ui/react/styled-system";
import type { PlacedLayer } from "./layer-drawing";
import { knobCss, readoutCss } from "./range-css";

/** Handle of the range, on the line; beside it the dimension of the layer the line was dragged to. */
export function Knob({ layer }: { layer: PlacedLayer | undefined }) {
  return (
    <chakra.span css={knobCss} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
      </svg>
      {layer ? (
        <chakra.span css={readoutCss}>
          <span>{layer.title}</span>
          {layer.description ? <b>{layer.description}</b> : null}
        </chakra.span>
      ) : null}
    </chakra.span>
  );
}
