import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { linkOf } from "../../lib/chosen-teeth";
import { slipStrings } from "../../lib/slip-strings";
import { toothRows } from "../../lib/teeth";
import { type PlacedTooth, placeTeeth } from "./arch";
import { linksOf, rowOf } from "./chart-names";
import { moveFocus } from "./move-focus";
import { Tick } from "./ticked-choices";
import { chartCss } from "./tooth-chart-css";
import { ToothDrawings, toothDrawing } from "./tooth-drawings";

const rows = toothRows.map((row, place) => ({ ...row, place, teeth: placeTeeth(row) }));

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
 * The teeth by their FDI numbers, drawn along their arches or listed: one named check box a tooth, so that it works by mouse,
 * touch and keyboard, without scripts, and is read tooth by tooth. Styles alone change the view.
 */
export function ToothChart({ name, label, hint, bridgeLabel, chosen }: ToothChartProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  return (
    <chakra.fieldset
      gridColumn={{ base: "1 / -1", lg: "span 2" }}
      onKeyDown={onKeyDown}
      data-print="chart"
      css={chartCss}
    >
      <chakra.legend fontSize="small" fontWeight="550" lineHeight="1.4">
        {label}
      </chakra.legend>
      {hint ? (
        <chakra.p data-print="hide" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
      <chakra.div data-print="hide" display="flex" flexWrap="wrap" gap="0 1.25rem">
        <Tick name={`${name}-liste`} value="liste" data-lists="" label={slipStrings.asList} />
        <Tick name={`${name}-sut`} value="sut" data-asks-milk="" label={slipStrings.milkTeeth} />
      </chakra.div>
      <chakra.p data-chosen="" fontWeight="550" minHeight="1.7em">
        {chosen}
      </chakra.p>
      <Jaws name={name} bridgeLabel={bridgeLabel} />
    </chakra.fieldset>
  );
}

/** They stay as they are while teeth are chosen. */
const Jaws = memo(function Jaws({ name, bridgeLabel }: Pick<ToothChartProps, "name" | "bridgeLabel">) {
  return (
    <div data-jaws="">
      <ToothDrawings />
      {jaws.map((jaw) => (
        <div key={jaw[0]?.name} data-jaw="">
          {jaw.map(({ name: rowName, place, isMilk, teeth }) => (
            <fieldset key={rowName} data-milk={isMilk ? "" : undefined}>
              <legend>{rowName}</legend>
              {teeth.map((tooth, i) => (
                <ToothBox
                  key={tooth.number}
                  name={rowOf(name, place)}
                  linkName={linksOf(name, place)}
                  tooth={tooth}
                  before={isMilk ? undefined : teeth[i - 1]?.number}
                  bridgeLabel={bridgeLabel}
                />
              ))}
            </fieldset>
          ))}
        </div>
      ))}
    </div>
  );
});

interface ToothBoxProps {
  name: string;
  linkName: string;
  tooth: PlacedTooth;
  /** The tooth it may be linked to. */
  before: string | undefined;
  bridgeLabel: string | null;
}

function ToothBox({ name, linkName, tooth, before, bridgeLabel }: ToothBoxProps) {
  const { number, kind, place, linkPlace } = tooth;
  return (
    <>
      {before && bridgeLabel ? (
        <label data-link="" style={linkPlace as CSSProperties}>
          <input type="checkbox" name={linkName} value={linkOf(before, number)} />
          <span>{slipStrings.link(before, number, bridgeLabel)}</span>
        </label>
      ) : null}
      <label data-tooth="" style={place as CSSProperties}>
        <input type="checkbox" name={name} value={number} />
        <svg aria-hidden="true">
          <use href={toothDrawing(kind)} />
        </svg>
        <b>{number}</b> <span>{tooth.name}</span>
      </label>
    </>
  );
}
