import { formatQuantity } from "../../domain/format";
import { slugOf } from "../../domain/turkish";
import { daysOf } from "../../domain/units";
import { upFrom } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";

type Product = Queries.CatalogueProductFragment;

export type CatalogueCardData = Product["catalogue"][number] &
  Pick<Product, "turnaround"> & { readonly to: string };

interface CatalogueCardProps {
  card: CatalogueCardData;
  /** End of the axis, which all cards share, so that turnarounds can be compared at a glance. */
  days: number;
  detailLabel: string;
  /** Layout among all cards, and among those of its category (`layoutOf`). */
  layouts: { all: string; own: string };
  /** List that is shown, which determines the picture's size: of all cards, or of its category. */
  list: "all" | "own";
}

/** A product card, entirely a link. Plain elements, styled by the list (`cardsCss`). */
export function CatalogueCard({ card, days, detailLabel, layouts, list }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const isWide = layouts[list].includes("wide");
  return (
    <li
      data-entrance="rise"
      data-category={slugOf(category)}
      data-layout={layouts.all}
      data-category-layout={layouts.own}
    >
      {image ? (
        <div>
          <Picture
            picture={image}
            alt=""
            sizes={isWide ? `${upFrom.md} 850px, 154px` : `${upFrom.xl} 397px, ${upFrom.md} 31vw, 154px`}
          />
        </div>
      ) : null}
      <div>
        <p>
          <span>
            {icon ? <Icon drawing={icon} size={16} /> : null}
            <span>{category}</span>
          </span>
          {turnaround ? <b>{formatQuantity(turnaround)}</b> : null}
        </p>
        <h3>{renderText(title)}</h3>
        <p>{renderText(description)}</p>
        {turnaround ? <Scale {...daysOf(turnaround)} max={days} /> : <hr />}
        {features ? (
          <ul>
            {features.map((feature) => (
              <li key={feature}>{renderText(feature)}</li>
            ))}
          </ul>
        ) : null}
        <a href={to} aria-label={`${detailLabel}: ${title}`}>
          {detailLabel}
        </a>
      </div>
    </li>
  );
}
