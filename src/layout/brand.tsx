import { clsx } from "clsx";
import { strings } from "../domain/interface-strings";
import { Link } from "../ui/link";
import * as css from "./brand.module.css";

/** Class for the font size of a name. */
function sizeOf(name: string): string | undefined {
  if (name.length <= 16) return undefined;
  if (name.length <= 24) return css.long;
  return name.length <= 40 ? css.longer : css.longest;
}

export function Brand({ brand, subtitle }: { brand: string; subtitle: string | null }) {
  const isWide = brand.length > 24 || (subtitle ?? "").length > 20;
  return (
    <Link
      to="/"
      aria-label={strings.homeLink([brand, subtitle].filter(Boolean).join(" "))}
      className={css.brand}
    >
      {/* The laboratory's logo (content/logo.svg), which `gatsby-ssr.tsx` puts into every page. */}
      <svg className={css.logo} strokeWidth="1.5" aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span>
        <span className={clsx(css.name, sizeOf(brand))}>{brand}</span>
        {subtitle ? <span className={clsx(css.subtitle, isWide && css.wide)}>{` ${subtitle}`}</span> : null}
      </span>
    </Link>
  );
}
