import { graphql } from "gatsby";
import { useRef } from "react";
import { strings } from "../../domain/interface-strings";
import { productListAddress } from "../../domain/product-list";
import { slugOf } from "../../domain/turkish";
import { categoryIn, entriesOf, filterName, layoutOf, placesOf } from "../../features/catalogue/catalogue";
import { CatalogueCard, type CatalogueCardData, cardsClass } from "../../features/catalogue/catalogue-card";
import { CategoryFilter } from "../../features/catalogue/category-filter";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { ButtonLink } from "../../ui/button";
import { followLinks } from "../../ui/link";
import { Section, SectionHead } from "../../ui/section";
import { useAddressState } from "../../ui/use-address-state";
import * as css from "./catalogue.section.module.css";
import type { SectionProps } from "./section-props";

type CatalogueProps = SectionProps<Queries.CatalogueSectionFragment>;

/**
 * The catalogue. CSS filters it, so the filter works before scripts run; scripts keep the category in the
 * address and announce the count.
 */
export function Catalogue(props: CatalogueProps) {
  const { context } = props;
  return (
    <Section id={context.id} tone={context.tone} aria-labelledby={titleIdOf(context.id)} data-filtered="">
      <FilteredCatalogue {...props} />
    </Section>
  );
}

const titleIdOf = (id: string) => `${id}-baslik`;

const parametersOf = (category: string) => ({ [filterName]: category });

/**
 * A component of its own, because the section hydrates later than its parent and these effects need its
 * elements.
 */
function FilteredCatalogue({ section, context: { id, location } }: CatalogueProps) {
  const { title, lede, detailLabel, showAllLabel, products, site } = section;
  const { allLabel, categories } = section.filter;
  const fields = useRef<HTMLDivElement>(null);
  const [chosen, change] = useAddressState({
    initial: "",
    read: (parameters) => categoryIn(parameters, categories),
    write: parametersOf,
    fields,
    location,
  });
  const cards = entriesOf(products.flatMap(toCards), null);
  const listOf = (category: string) => entriesOf(cards, category);
  const shown = categories.find((category) => slugOf(category) === chosen);
  return (
    <div className={grid.wrap}>
      <SectionHead id={titleIdOf(id)} large title={title} lede={lede} />
      <div ref={fields}>
        <CategoryFilter
          allLabel={allLabel}
          total={cards.length}
          categories={categories}
          countOf={(category) => listOf(category).length}
          chosen={chosen}
          onChoose={(category) => change(() => category, "push")}
          className={css.filter}
        />
      </div>
      <span className={text.srOnly} role="status">
        {strings.cardCount((shown ? listOf(shown) : cards).length)}
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links within, which Enter clicks */}
      <ul className={cardsClass} onClick={followLinks}>
        {cards.map((card) => (
          <CatalogueCard
            key={card.title}
            card={card}
            days={site.derived.days}
            detailLabel={detailLabel}
            place={placesOf([card.category], categories)}
            layouts={{ all: layoutOf(card, cards), own: layoutOf(card, listOf(card.category)) }}
            list={shown ? "own" : "all"}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <ButtonLink data-print="hide" to={productListAddress} variant="ghost" className={css.all}>
          {showAllLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

function toCards(product: Queries.CatalogueProductFragment): CatalogueCardData[] {
  const { slug, image, turnaround, catalogue } = product;
  return catalogue.map((card) => ({ ...card, to: `/${slug}`, image: card.image ?? image, turnaround }));
}

export const catalogueFragment = graphql`
  fragment CatalogueSection on CatalogueSection {
    id
    title
    lede
    detailLabel
    showAllLabel
    filter {
      ...ProductCategories
    }
    products {
      ...CatalogueProduct
    }
    site {
      derived {
        days
      }
    }
  }

  fragment CatalogueProduct on Product {
    slug
    turnaround {
      ...QuantityFields
    }
    image {
      ...CardPicture
    }
    catalogue {
      title
      description
      features
      category
      icon
      order
      image {
        ...CardPicture
      }
    }
  }

  fragment CardPicture on Picture {
    ...FocusFields
    src {
      childImageSharp {
        placeholderColours
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [760, 1100])
        # A phone lists all products at 154 px each and fetches most of them at once.
        thumbnail: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [310], avifOptions: { quality: 52 })
      }
    }
  }
`;
