import { clsx } from "clsx";
import { Fragment, memo } from "react";
import { toothRows } from "../../domain/teeth";
import { Choice } from "../../ui/choice";
import { FieldGroup } from "../../ui/field";
import { placeTeeth } from "./arch";
import { slipStrings } from "./slip-strings";
import { linkOf, linksName } from "./slip-text";
import * as css from "./tooth-chart.module.css";
import { ToothDrawings, toothDrawing } from "./tooth-drawings";

const rows = toothRows.map((row) => ({ ...row, teeth: placeTeeth(row) }));

/** Upper and lower jaw from above: permanent teeth outside, milk teeth inside. */
const jaws = [rows.slice(0, 2), rows.slice(2)] as const;

interface ToothChartProps {
  name: string;
  label: string;
  hint: string | null;
  /** Name of linked neighbours; null if teeth cannot be linked. */
  bridgeLabel: string | null;
  hasMilkTeeth: boolean;
  /** The chosen teeth in words; empty before hydration. */
  chosen: string;
}

/** The teeth by FDI number as named checkboxes, drawn along their arches or listed; works without scripts. */
export function ToothChart({ name, label, hint, bridgeLabel, hasMilkTeeth, chosen }: ToothChartProps) {
  return (
    <FieldGroup legend={label} hint={hint} className={css.chart}>
      <div data-print="hide" className={css.ways}>
        <Choice className={css.asList} name={`${name}-liste`} value="liste" label={slipStrings.asList} />
        {hasMilkTeeth ? (
          <Choice className={css.withMilk} name={`${name}-sut`} value="sut" label={slipStrings.milkTeeth} />
        ) : null}
      </div>
      <p className={css.chosen}>{chosen ? slipStrings.chosen(chosen) : null}</p>
      <Jaws {...{ name, bridgeLabel, hasMilkTeeth }} />
    </FieldGroup>
  );
}

/** Memoised: the slip renders on every input. */
const Jaws = memo(function Jaws({
  name,
  bridgeLabel,
  hasMilkTeeth,
}: Pick<ToothChartProps, "name" | "bridgeLabel" | "hasMilkTeeth">) {
  return (
    <div className={css.jaws}>
      <ToothDrawings />
      {jaws.map((jaw, i) => (
        <div key={jaw[0]?.name} className={clsx(css.jaw, i > 0 && css.lower)}>
          {jaw
            .filter(({ isMilk }) => hasMilkTeeth || !isMilk)
            .map(({ name: jawName, isMilk, teeth }) => (
              <fieldset key={jawName} className={clsx(isMilk && css.milk)}>
                <legend>{jawName}</legend>
                {teeth.map(({ number, name: toothName, kind, style, linkStyle }, i) => {
                  const before = isMilk ? undefined : teeth[i - 1]?.number;
                  return (
                    <Fragment key={number}>
                      {before && bridgeLabel ? (
                        <label className={css.link} style={linkStyle}>
                          <input type="checkbox" name={linksName(name)} value={linkOf(before, number)} />
                          <span>{slipStrings.link(before, number, bridgeLabel)}</span>
                        </label>
                      ) : null}
                      <label className={css.tooth} style={style}>
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
