import { clsx } from "clsx";
import * as text from "../../theme/text-styles.module.css";
import { Wrap } from "../../ui/section";
import * as css from "./sample-note.module.css";

/** Says once what on a page is a sample; nothing on a page of the laboratory's own. */
export function SampleNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <Wrap>
      <p className={clsx(text.small, css.note)}>{note}</p>
    </Wrap>
  );
}
