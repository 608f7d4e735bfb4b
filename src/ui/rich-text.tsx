import { Fragment, type ReactNode } from "react";
import { lineParts } from "../domain/line-parts";
import { divisionsIn } from "../domain/syllables";
import { isOwnPage, textParts } from "../domain/text-links";
import { Link, OutsideLink } from "./link";
import * as css from "./rich-text.module.css";

// Typography is done by elements and styles, so that copied text is as written.

/** One element, because in a flex container each part would be an item. */
function withWholeParts(text: string, nodeOf: (text: string) => ReactNode, className = css.whole): ReactNode {
  const parts = lineParts(text).map(({ text: part, start, isWhole }) =>
    isWhole ? (
      <span key={start} className={className}>
        {part}
      </span>
    ) : (
      nodeOf(part)
    ),
  );
  return parts.length > 1 ? <span>{parts}</span> : parts;
}

/** Content text; measures, telephone numbers and short names with a hyphen stay on one line. */
export const renderText = (text: string): ReactNode => withWholeParts(text, (part) => part);

/** A telephone number, perhaps behind its name: on one line unless it is wider than its column (very large text). */
export const renderTelephone = (text: string): ReactNode =>
  withWholeParts(text, (part) => part, css.telephone);

/** Street and city; the house's number stays with its name. */
export const renderAddress = ({ street, city }: { street: string; city: string }): ReactNode =>
  renderText(`${street}, ${city}`);

/** Text of a large heading, whose long words may also be divided between syllables. */
export const renderHeading = (text: string): ReactNode => withWholeParts(text, divided);

/** `data-syllable` has a soft hyphen in its style (`global.css`). */
const divided = (text: string): ReactNode[] => {
  const ends = divisionsIn(text);
  return [
    text.slice(0, ends[0]),
    ...ends.flatMap((end, i) => [<span key={end} data-syllable="" />, text.slice(end, ends[i + 1])]),
  ];
};

/** Content text with its links. */
export const renderRichText = (value: string): ReactNode =>
  textParts(value).map(({ text, to }) => {
    const key = `${to} ${text}`;
    if (!to) return <Fragment key={key}>{renderText(text)}</Fragment>;
    return isOwnPage(to) ? (
      <Link key={key} to={to} className={css.link}>
        {renderText(text)}
      </Link>
    ) : (
      <OutsideLink key={key} href={to} className={css.link}>
        {renderText(text)}
      </OutsideLink>
    );
  });
