import { textParts } from "../domain/text-links";
import { Link } from "./link";

/** Content text with its links. */
export function RichText({ children }: { children: string }) {
  return textParts(children).map(({ text, to }) =>
    to ? (
      <Link
        key={`${to} ${text}`}
        to={to}
        color="fg.link"
        textDecoration="underline"
        textDecorationThickness="1px"
        textUnderlineOffset="0.25em"
      >
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
