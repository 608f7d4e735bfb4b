import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { productListAddress } from "../../domain/product-list";
import type { Search } from "../../domain/search";
import { slugOf } from "../../domain/turkish";
import { filterName } from "../../features/catalogue/catalogue";
import type { SearchLink } from "../../features/search/site-search";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { ButtonLink } from "../../ui/button";
import { FieldLabel, Input } from "../../ui/field";
import { Link, MoreLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { showResults } from "../../ui/show-results";
import * as css from "./not-found.section.module.css";
import { NotFoundTitle } from "./not-found-title";

const maxSuggestions = 5;

interface NotFoundProps {
  page: Queries.NotFoundFragment;
  /** Returns the pages that match, best first; all pages for an empty query. */
  search: Search<SearchLink>;
  /** Product categories, each with its list of products. */
  groups: readonly string[];
  path: string;
}

/**
 * The fixed English strings, then help in Turkish: a search of the site's pages, similar pages, and the
 * products.
 */
export function NotFound({ page, search, groups, path }: NotFoundProps) {
  const [query, setQuery] = useState("");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Reads what was typed before scripts ran.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
  const language = page.language ?? undefined;
  const { found, maxCount } = useSuggestions(query, path, search);
  return (
    <section className={css.section} aria-labelledby={fixedIds.title}>
      <div className={grid.wrap}>
        <NotFoundTitle title={page.title} language={language} />
        <p lang={language} className={clsx(text.lede, css.message)}>
          {page.message}
        </p>
        <ButtonLink to="/" lang={language} className={css.home}>
          {page.homeLabel}
        </ButtonLink>
        <div className={css.help}>
          <p>{renderText(page.help)}</p>
          <FieldLabel htmlFor={id} className={css.searchLabel}>
            {page.searchLabel}
          </FieldLabel>
          <Input
            ref={field}
            id={id}
            type="search"
            value={query}
            enterKeyHint="search"
            onKeyDown={showResults(`${id}-sonuclar`)}
            onChange={(event) => setQuery(event.target.value)}
          />
          <h2 id={`${id}-sonuclar`} className={clsx(text.caption, css.helpTitle)}>
            {page.nearestTitle}
          </h2>
          <ul aria-live="polite" className={css.pages} style={{ "--most": maxCount } as CSSProperties}>
            {found.map(({ label, to }) => (
              <li key={to} className={css.page}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
            {found.length === 0 ? <li className={css.none}>{page.noResult}</li> : null}
          </ul>
          <h2 className={clsx(text.caption, css.helpTitle)}>{page.groupsTitle}</h2>
          <ul className={css.groups}>
            {groups.map((name) => (
              <li key={name}>
                <MoreLink to={`${productListAddress}?${filterName}=${slugOf(name)}`}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/**
 * Pages that match the search; without one, pages whose address resembles the missing one, or else the first
 * pages. The address is known only in the browser, because one page is built for every missing address.
 */
function useSuggestions(query: string, path: string, searchAll: Search<SearchLink>) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // Whole pages, not questions, which have no address like it.
  const pagesLike = (wanted: string) =>
    searchAll(wanted)
      .filter(({ to }) => !to.includes("#"))
      .slice(0, maxSuggestions);
  const first = pagesLike("");
  const maxCount = first.length;
  if (query.trim() !== "") return { found: searchAll(query).slice(0, maxSuggestions), maxCount };
  const like = mounted ? pagesLike(path) : [];
  return { found: like.length > 0 ? like : first, maxCount };
}

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundPage {
    title
    message
    homeLabel
    language
    help
    searchLabel
    nearestTitle
    noResult
    groupsTitle
  }
`;
