import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, memo } from "react";
import { toothRows } from "../../domain/teeth";
import { placeTeeth } from "./arch";
import { linkOf, linksName } from "./chosen-teeth";
import { slipStrings } from "./slip-strings";
import { Tick } from "./tick";
import { chartCss } from "./tooth-chart-css";
import { ToothDrawings, toothDrawing } from "./tooth-drawings";

const rows = toothRows.map((row) => ({ ...row, teeth: placeTeeth(row) }));

/** Upper and lower jaw from above: permanent teeth outside, milk teeth inside. */
const jaws = [rows.slice(0, 2), rows.slice(2)] as const;

interface ToothChartProps {
  name: string;
  label: string;
  hint: string | null;
  /** What linked neighbours are called; null if teeth cannot be linked. */
  bridgeLabel: string | null;
  /** The chosen teeth in words; empty before hydration. */
  chosen: string;
}

/** The teeth by FDI number as named checkboxes, drawn along their arches or listed; works without scripts. */
export function ToothChart({ name, label, hint, bridgeLabel, chosen }: ToothChartProps) {
  return (
    <chakra.fieldset css={chartCss}>
      <chakra.legend fontSize="small" fontWeight="550" lineHeight="1.4">
        {label}
      </chakra.legend>
      {hint ? (
        <chakra.p data-print="hide" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
      <chakra.div data-print="hide" display="flex" flexWrap="wrap" gap="0 1.25rem">
        <Tick className="as-list" name={`${name}-liste`} value="liste" label={slipStrings.asList} />
        <Tick className="with-milk" name={`${name}-sut`} value="sut" label={slipStrings.milkTeeth} />
      </chakra.div>
      <chakra.p fontWeight="550" minHeight="1.7em">
        {chosen}
      </chakra.p>
      <Jaws name={name} bridgeLabel={bridgeLabel} />
    </chakra.fieldset>
  );
}

/** Memoised: the slip renders on every input. */
const Jaws = memo(function Jaws({ name, bridgeLabel }: Pick<ToothChartProps, "name" | "bridgeLabel">) {
  return (
    <div className="jaws">
      <ToothDrawings />
      {jaws.map((jaw) => (
        <div key={jaw[0]?.name} className="jaw">
          {jaw.map(({ name: jawName, isMilk, teeth }) => (
            <fieldset key={jawName} className={isMilk ? "milk" : undefined}>
              <legend>{jawName}</legend>
              {teeth.map(({ number, name: toothName, kind, style, linkStyle }, i) => {
                const before = isMilk ? undefined : teeth[i - 1]?.number;
                return (
                  <Fragment key={number}>
                    {before && bridgeLabel ? (
                      <label className="link" style={linkStyle}>
                        <input type="checkbox" name={linksName(name)} value={linkOf(before, number)} />
                        <span>{slipStrings.link(before, number, bridgeLabel)}</span>
                      </label>
                    ) : null}
                    <label className="tooth" style={style}>
                      <input type="checkbox" name={name} value={number} />
                      <svg aria-hidden="true">
                        <use href={toothDrawing(kind)} />
                      </svg>
                      <b>{number}</b> <span>{toothName}</span>
                    </label>
                  </Fragment>
                );
              })}
            </fieldset>
          ))}
        </div>
      ))}
    </div>
  );
});
