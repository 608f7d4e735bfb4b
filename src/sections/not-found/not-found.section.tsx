import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { productListAddress } from "../../domain/product-list";
import type { Search } from "../../domain/search";
import { slugOf } from "../../domain/turkish";
import { filterName } from "../../features/catalogue/catalogue";
import type { SearchLink } from "../../features/search/site-search";
import { ButtonLink } from "../../ui/button";
import { FieldLabel, Input } from "../../ui/field";
import { Link, MoreLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { Wrap } from "../../ui/section";
import { showResults } from "../../ui/show-results";
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

const HelpTitle = chakra("h2", {
  base: {
    textStyle: "caption",
    marginTop: "1.5rem",
    color: "brand.main",
  },
});

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
    <chakra.section
      paddingBlock="clamp(3.5rem, 2rem + 6vw, 6rem)"
      textAlign="center"
      aria-labelledby={fixedIds.title}
    >
      <Wrap>
        <NotFoundTitle title={page.title} language={language} />
        <chakra.p lang={language} textStyle="lede" color="fg.muted" marginTop="1.5rem">
          {page.message}
        </chakra.p>
        <ButtonLink to="/" lang={language} marginTop="1.75rem">
          {page.homeLabel}
        </ButtonLink>
        <chakra.div
          textAlign="left"
          maxWidth="34rem"
          marginInline="auto"
          marginTop="4rem"
          paddingTop="2rem"
          borderTop="1px solid {colors.border.hairline}"
        >
          <p>{renderText(page.help)}</p>
          <FieldLabel htmlFor={id} marginTop="1.5rem">
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
          <HelpTitle id={`${id}-sonuclar`}>{page.nearestTitle}</HelpTitle>
          {/* As high as the longest list, so that the content below does not move. */}
          <ul aria-live="polite" style={{ minHeight: `${maxCount * 49}px` }}>
            {found.map(({ label, to }) => (
              <chakra.li key={to} borderBottom="1px solid {colors.border.hairline}">
                <Link
                  to={to}
                  display="flex"
                  alignItems="center"
                  minHeight="48px"
                  fontWeight="500"
                  textDecoration="none"
                >
                  {label}
                </Link>
              </chakra.li>
            ))}
            {found.length === 0 ? <chakra.li paddingBlock="0.75rem">{page.noResult}</chakra.li> : null}
          </ul>
          <HelpTitle>{page.groupsTitle}</HelpTitle>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="1.5rem">
            {groups.map((name) => (
              <li key={name}>
                <MoreLink to={`${productListAddress}?${filterName}=${slugOf(name)}`} minWidth="44px">
                  {name}
                </MoreLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      </Wrap>
    </chakra.section>
  );
}

/**
 * Pages that match the search; without one, pages whose address resembles the missing one, or else the first
 * pages. The address is known only in the browser, because one page is built for every missing address.
 */
function useSuggestions(query: string, path: string, searchAll: Search<SearchLink>) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const search = (wanted: string) => searchAll(wanted).slice(0, maxSuggestions);
  // Whole pages: a question is no neighbour of an address.
  const first = searchAll("")
    .filter(({ to }) => !to.includes("#"))
    .slice(0, maxSuggestions);
  const maxCount = first.length;
  if (query.trim() !== "") return { found: search(query), maxCount };
  const like = mounted ? search(path) : [];
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
