import { clsx } from "clsx";
import type { Crumb } from "../domain/crumb";
import { strings } from "../domain/interface-strings";
import * as grid from "../theme/grid.module.css";
import * as css from "./breadcrumbs.module.css";
import { Link } from "./link";
import * as links from "./link.module.css";

/** Breadcrumbs; the last is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={strings.breadcrumbs} className={css.crumbs}>
      <div className={grid.wrap}>
        <ol className={css.list}>
          {crumbs.map(({ label, to }, i) => (
            <li key={label} className={css.step} aria-current={i === crumbs.length - 1 ? "page" : undefined}>
              {to ? (
                <Link to={to} className={clsx(links.list, css.link)}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
