import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../components/button";
import { cardSpan, catalogueId, entriesOf } from "../../components/catalogue/catalogue";
import { CatalogueCard, type CatalogueCardData } from "../../components/catalogue/catalogue-card";
import { FilterButton } from "../../components/catalogue/filter-button";
import { Section, SectionHead, Wrap } from "../../components/section";
import { strings } from "../../lib/interface-strings";
import { slugOf } from "../../lib/turkish";

/**
 * On phones the catalogue, two fifths of the page, is laid out when it comes near. Not where a browser cannot hold the page
 * still (`overflow-anchor`) while a part above the window gets its real height. On paper it is always there.
 */
const laidOutWhenNear = {
  "@supports (overflow-anchor: auto)": {
    "@media screen and (max-width: 619px)": {
      contentVisibility: "auto",
      containIntrinsicHeight: "auto 6000px",
    },
  },
};

interface CatalogueProps {
  catalogue: Queries.CatalogueFragment;
  products: readonly Queries.CatalogueProductFragment[];
}

/** Address parameter that keeps the chosen category, so that back and shared links work. */
const parameter = "kategori";

export function Catalogue({ catalogue, products }: CatalogueProps) {
  const { title, lede, allLabel, categories, detailLabel, showAllLabel } = catalogue;
  const [chosen, choose] = useCategory(categories);
  const cards = useMemo(() => products.flatMap(toCards), [products]);
  return (
    <Section id={catalogueId} aria-labelledby="katalog-baslik" css={laidOutWhenNear}>
      <Wrap>
        <SectionHead id="katalog-baslik" title={title} lede={lede} />
        <chakra.div
          role="group"
          data-needs-script=""
          aria-label={strings.categories}
          display={{ base: "grid", md: "flex" }}
          flexWrap="wrap"
          gridTemplateColumns="repeat(auto-fit, minmax(max(26%, 5.5rem), 1fr))"
          borderBottom="1px solid"
          borderColor="border.strong"
          marginBottom={{ base: "1.75rem", md: "2.25rem" }}
        >
          {[null, ...categories].map((category) => (
            <FilterButton
              key={category ?? allLabel}
              label={category ?? allLabel}
              count={entriesOf(cards, category).length}
              pressed={chosen === category}
              onClick={() => choose(category)}
            />
          ))}
        </chakra.div>
        <chakra.p
          role="status"
          position="absolute"
          width="1px"
          height="1px"
          overflow="hidden"
          clipPath="inset(50%)"
        >
          {strings.resultCount(entriesOf(cards, chosen).length)}
        </chakra.p>
        <Cards cards={cards} chosen={useDeferredValue(chosen)} detailLabel={detailLabel} />
        <chakra.div display="flex" justifyContent="center" marginTop={{ base: "2rem", sm: "3.5rem" }}>
          <Button
            type="button"
            data-needs-script=""
            variant="ghost"
            width={{ base: "100%", sm: "auto" }}
            onClick={() => choose(null)}
          >
            {showAllLabel}
          </Button>
        </chakra.div>
      </Wrap>
    </Section>
  );
}

interface CardsProps {
  cards: readonly CatalogueCardData[];
  chosen: string | null;
  detailLabel: string;
}

/** The cards. They follow a choice in slices, while its button has answered already. */
const Cards = memo(function Cards({ cards, chosen, detailLabel }: CardsProps) {
  const shown = entriesOf(cards, chosen);
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ sm: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" }}
      columnGap="gap"
      rowGap={{ base: "0", sm: "2.75rem" }}
      borderBottom={{ base: "1px solid", sm: "0" }}
      borderColor="border.hairline"
    >
      {entriesOf(cards, null).map((card) => {
        const position = shown.indexOf(card);
        const span = position === -1 ? 1 : cardSpan(position, shown.length);
        return (
          <CatalogueCard
            key={card.title}
            card={card}
            detailLabel={detailLabel}
            span={span}
            first={position === 0}
            dark={span > 1 && position > 0}
            hidden={position === -1}
          />
        );
      })}
    </chakra.ul>
  );
});

/** The category in the address, and a function that puts another one there. Null is "all". */
function useCategory(categories: readonly string[]): [string | null, (category: string | null) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const wanted = new URLSearchParams(window.location.search).get(parameter);
      setChosen(categories.find((category) => slugOf(category) === wanted) ?? null);
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [categories]);
  const choose = (category: string | null) => {
    const url = new URL(window.location.href);
    if (category === null) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, slugOf(category));
    if (url.href !== window.location.href) window.history.pushState(window.history.state, "", url);
    setChosen(category);
  };
  return [chosen, choose];
}

function toCards(product: Queries.CatalogueProductFragment): CatalogueCardData[] {
  const { slug, image, turnaround, catalogue } = product;
  return catalogue.map((card) => ({ ...card, to: `/${slug}`, image, turnaround }));
}

export const catalogueFragment = graphql`
  fragment Catalogue on HomePageCatalogue {
    title
    lede
    allLabel
    categories
    detailLabel
    showAllLabel
  }

  fragment CatalogueProduct on Product {
    slug
    turnaround {
      ...QuantityFields
    }
    image {
      ...FocusFields
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [420, 760, 1100])
        }
      }
    }
    catalogue {
      title
      description
      features
      category
      icon
      order
    }
  }
`;
