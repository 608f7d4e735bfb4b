import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { formatQuantity } from "../../domain/format";
import { daysOf } from "../../domain/units";
import { upFrom } from "../../theme/breakpoints";
import * as textStyles from "../../theme/text-styles.module.css";
import { Icon } from "../../ui/icon";
import * as links from "../../ui/link.module.css";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import * as ticks from "../../ui/tick-list.module.css";
import * as css from "./catalogue-card.module.css";

type Product = Queries.CatalogueProductFragment;

export type CatalogueCardData = Product["catalogue"][number] &
  Pick<Product, "turnaround"> & { readonly to: string };

interface CatalogueCardProps {
  card: CatalogueCardData;
  /** End of the axis, which all cards share, so that turnarounds can be compared at a glance. */
  days: number;
  detailLabel: string;
  /** Position of its category in the filter (`placesOf`). */
  place: string;
  /** Layout among all cards, and among those of its category (`layoutOf`). */
  layouts: { all: string; own: string };
  /** The list shown, all cards or those of its category, which determines the size of the picture. */
  list: "all" | "own";
}

/** Class of the list of cards. */
export const cardsClass = css.cards;

/** A product card, entirely a link. */
export function CatalogueCard({ card, days, detailLabel, place, layouts, list }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const isWide = layouts[list].includes("wide");
  return (
    <li
      data-entrance="rise"
      data-category={place}
      data-layout={layouts.all}
      data-category-layout={layouts.own}
      className={clsx(css.card, image && css.pictured)}
    >
      {image ? (
        <div
          className={css.picture}
          style={{ "--above": image.src.childImageSharp?.placeholderColours[0] } as CSSProperties}
        >
          <Picture
            picture={image}
            alt=""
            sizes={
              isWide
                ? `${upFrom["2xl"]} 850px, ${upFrom.md} 740px, 154px`
                : `${upFrom.xl} 397px, ${upFrom.md} 31vw, 154px`
            }
          />
        </div>
      ) : null}
      <div className={css.text}>
        <p className={clsx(textStyles.label, css.facts)}>
          <span className={css.category}>
            {icon ? <Icon drawing={icon} size={16} /> : null}
            <span>{category}</span>
          </span>
          {turnaround ? <b className={css.time}>{formatQuantity(turnaround)}</b> : null}
        </p>
        <h3 className={clsx(textStyles.h3, css.title)}>{renderText(title)}</h3>
        <p className={css.description}>{renderText(description)}</p>
        {turnaround ? <Scale {...daysOf(turnaround)} max={days} /> : <hr className={css.line} />}
        {features ? (
          <ul className={clsx(ticks.list, css.features)}>
            {features.map((feature) => (
              <li key={feature}>{renderText(feature)}</li>
            ))}
          </ul>
        ) : null}
        <a href={to} className={clsx(links.more, css.link)} aria-label={`${detailLabel}: ${title}`}>
          {detailLabel}
        </a>
      </div>
    </li>
  );
}
