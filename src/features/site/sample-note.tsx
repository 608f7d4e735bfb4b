import { clsx } from "clsx";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as css from "./sample-note.module.css";

/** Says once what on a page is a sample; nothing on a page of the laboratory's own. */
export function SampleNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <div className={grid.wrap}>
      <p className={clsx(text.small, css.note)}>{note}</p>
    </div>
  );
}
