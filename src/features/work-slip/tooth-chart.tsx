import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, memo } from "react";
import { toothRows } from "../../domain/teeth";
import { type PlacedTooth, placeTeeth } from "./arch";
import { linkOf } from "./chosen-teeth";
import { slipStrings } from "./slip-strings";
import { Tick } from "./ticked-choices";
import { chartCss } from "./tooth-chart-css";
import { ToothDrawings, toothDrawing } from "./tooth-drawings";

/** Names of the boxes of a row of teeth, and of those that link the neighbours of a row; rows are counted from 0. */
export const rowName = (teethName: string, row: number): string => `${teethName}-${row + 1}`;
export const linksName = (teethName: string, row: number): string => `${rowName(teethName, row)}-kopru`;

const rows = toothRows.map((row, index) => ({ ...row, index, teeth: placeTeeth(row) }));

/** Both jaws, from above: the permanent teeth outside, the milk teeth inside. */
const jaws = [rows.slice(0, 2), rows.slice(2)] as const;

interface ToothChartProps {
  name: string;
  label: string;
  hint: string | null;
  /** What linked neighbours are called; null where none are linked. */
  bridgeLabel: string | null;
  /** Which teeth are chosen, in words; nothing before scripts run. */
  chosen: string;
}

/**
 * The teeth by their FDI numbers, along their arches or listed: one named check box a tooth, so that it works by mouse, touch and
 * keyboard, without scripts, and is read tooth by tooth. Styles alone change the view.
 */
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

/** Not rendered again while teeth are chosen. */
const Jaws = memo(function Jaws({ name, bridgeLabel }: Pick<ToothChartProps, "name" | "bridgeLabel">) {
  return (
    <div className="jaws">
      <ToothDrawings />
      {jaws.map((jaw) => (
        <div key={jaw[0]?.name} className="jaw">
          {jaw.map(({ name: jawName, index, isMilk, teeth }) => (
            <fieldset key={jawName} className={isMilk ? "milk" : undefined}>
              <legend>{jawName}</legend>
              {teeth.flatMap((tooth, i) => {
                const before = isMilk ? undefined : teeth[i - 1]?.number;
                const link =
                  before && bridgeLabel ? (
                    <label key={`${before}-`} className="link" style={tooth.linkPlacement as CSSProperties}>
                      <input
                        type="checkbox"
                        name={linksName(name, index)}
                        value={linkOf(before, tooth.number)}
                      />
                      <span>{slipStrings.link(before, tooth.number, bridgeLabel)}</span>
                    </label>
                  ) : null;
                return [link, <ToothBox key={tooth.number} name={rowName(name, index)} tooth={tooth} />];
              })}
            </fieldset>
          ))}
        </div>
      ))}
    </div>
  );
});

function ToothBox({ name, tooth }: { name: string; tooth: PlacedTooth }) {
  return (
    <label className="tooth" style={tooth.placement as CSSProperties}>
      <input type="checkbox" name={name} value={tooth.number} />
      <svg aria-hidden="true">
        <use href={toothDrawing(tooth.kind)} />
      </svg>
      <b>{tooth.number}</b> <span>{tooth.name}</span>
    </label>
  );
}
