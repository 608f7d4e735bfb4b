import { clsx } from "clsx";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as css from "./sample-note.module.css";

/** Says at the foot of a page which parts are samples; renders nothing without samples. */
export function SampleNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <div className={grid.wrap}>
      <p className={clsx(text.small, css.note)}>{note}</p>
    </div>
  );
}
