import { onDemand } from "../../ui/on-demand";
import { renderText } from "../../ui/rich-text";
import * as css from "./product-shades.section.module.css";

const ShadeTab = onDemand(
  "shade-tab",
  async () => (await import(/* webpackChunkName: "shade-tab" */ "./shade-tab")).ShadeTab,
);

type ShadeData = Queries.ProductShadesFieldsFragment["items"][number];

/** A shade: its tab, unless it is in the photograph above, and its name. */
export function Shade({
  code,
  name,
  description,
  colours,
  photographed,
}: ShadeData & { photographed: boolean }) {
  return (
    <li className={css.shade}>
      {photographed ? null : <ShadeTab colours={colours} />}
      <h3 className={css.code}>{code}</h3>
      <p data-code={code} className={css.words}>
        <b className={css.name}>{name}</b> <span>{renderText(description)}</span>
      </p>
    </li>
  );
}
