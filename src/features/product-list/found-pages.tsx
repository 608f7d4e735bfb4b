import { MoreLink } from "../../ui/link";
import type { SearchLink } from "../search/site-search";
import * as css from "./found-pages.module.css";

/** Search results other than products. */
export function FoundPages({ label, links }: { label: string; links: readonly SearchLink[] }) {
  return (
    <nav aria-label={label} data-print="hide" className={css.found}>
      <span className={css.label}>{label}</span>
      {links.map(({ label: name, to }) => (
        <MoreLink key={to} to={to}>
          {name}
        </MoreLink>
      ))}
    </nav>
  );
}
