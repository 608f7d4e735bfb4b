import { chakra } from "@chakra-ui/react/styled-system";
import type { Dispatch } from "react";
import { lowWindow } from "../../theme/breakpoints";
import { ButtonAnchor, TextButton } from "../../ui/button";
import { comparisonId, maxCompared } from "./comparison";
import type { ListAction } from "./list-view";
import { productListStrings } from "./product-list-strings";
import type { ProductRow } from "./product-row";

interface ChosenBarProps {
  chosen: readonly ProductRow[];
  dispatch: Dispatch<ListAction>;
}

/**
 * The chosen products, at the foot of the window while the table is visible, with a link to the comparison.
 */
export function ChosenBar({ chosen, dispatch }: ChosenBarProps) {
  const { chosenCount, chosen: named, full, toComparison, clear } = productListStrings;
  const isShown = chosen.length > 0;
  return (
    <chakra.div
      data-needs-script=""
      position="sticky"
      bottom="0"
      zIndex="2"
      bg="bg.page"
      css={{ [lowWindow]: { position: "static" } }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0.5rem 1.5rem"
        {...(isShown ? { paddingBlock: "0.75rem", borderTop: "2px solid {colors.brand.main}" } : {})}
      >
        {/* Rendered empty first: a live region announces only what is added later. */}
        <chakra.p role="status" flex="1 1 16rem" fontSize="small" lineHeight="1.45">
          {isShown ? (
            <>
              <b>{chosenCount(chosen.length, maxCompared)}</b>
              <chakra.span display="block" color="fg.muted">
                {chosen.length === maxCompared ? full : named(chosen.map(({ name }) => name))}
              </chakra.span>
            </>
          ) : null}
        </chakra.p>
        {isShown ? (
          <>
            <TextButton type="button" onClick={() => dispatch({ type: "compareNone" })}>
              {clear}
            </TextButton>
            <ButtonAnchor href={`#${comparisonId}`}>{toComparison}</ButtonAnchor>
          </>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
