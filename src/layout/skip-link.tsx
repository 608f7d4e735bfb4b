import { fixedIds } from "../domain/fixed-ids";
import { strings } from "../domain/interface-strings";
import * as css from "./skip-link.module.css";

/** First focusable element, to skip the menus; visible on focus only. */
export const SkipLink = () => (
  <a href={`#${fixedIds.main}`} className={css.skip}>
    {strings.skipLink}
  </a>
);
