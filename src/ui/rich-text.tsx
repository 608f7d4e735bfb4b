import { isOwnPage, textParts } from "../domain/text-links";
import { Link, OutsideLink } from "./link";

const style = {
  color: "fg.link",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
} as const;

/** Content text with its links. */
export function RichText({ children }: { children: string }) {
  return textParts(children).map(({ text, to }) => {
    if (!to) return text;
    const key = `${to} ${text}`;
    return isOwnPage(to) ? (
      <Link key={key} to={to} {...style}>
        {text}
      </Link>
    ) : (
      <OutsideLink key={key} href={to} {...style}>
        {text}
      </OutsideLink>
    );
  });
}
