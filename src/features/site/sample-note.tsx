import { clsx } from "clsx";
import { strings } from "../../domain/interface-strings";
import * as text from "../../theme/text-styles.module.css";
import { Wrap } from "../../ui/section";
import * as css from "./sample-note.module.css";

/** Says once that a page holds samples; nothing on a page of the laboratory's own. */
export function SampleNote({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <Wrap>
      <p className={clsx(text.small, css.note)}>{strings.sample}</p>
    </Wrap>
  );
}
