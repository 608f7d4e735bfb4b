import { clsx } from "clsx";
import type { Dispatch } from "react";
import { ButtonAnchor, TextButton } from "../../ui/button";
import * as css from "./chosen-bar.module.css";
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
    <div data-needs-script="" className={css.foot}>
      <div className={clsx(css.bar, isShown && css.shown)}>
        {/* Rendered empty first: a live region announces only what is added later. */}
        <p role="status" className={css.status}>
          {isShown ? (
            <>
              <b>{chosenCount(chosen.length, maxCompared)}</b>
              <span className={css.names}>
                {chosen.length === maxCompared ? full : named(chosen.map(({ name }) => name))}
              </span>
            </>
          ) : null}
        </p>
        {isShown ? (
          <>
            <TextButton type="button" onClick={() => dispatch({ type: "compareNone" })}>
              {clear}
            </TextButton>
            <ButtonAnchor href={`#${comparisonId}`}>{toComparison}</ButtonAnchor>
          </>
        ) : null}
      </div>
    </div>
  );
}
