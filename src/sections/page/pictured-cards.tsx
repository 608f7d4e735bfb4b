import { clsx } from "clsx";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import { Photo } from "../../ui/photo";
import { renderHeading, renderText } from "../../ui/rich-text";
import { toneClass } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { Points } from "../shared/card-row";
import * as css from "./pictured-cards.module.css";
import type { SectionProps } from "./section-props";

/** Cards stacked beside a tall photograph. */
export function PicturedCards({
  section: { tag, title, lede, image, cards },
  context: { id, tone },
}: SectionProps<Queries.CardsSectionFragment>) {
  return (
    <section aria-labelledby={id} className={toneClass(tone)}>
      <div className={stage.stage}>
        {image ? <Photo picture={image} sizes={`${upFrom.md} 1540px, 120vw`} className={css.photo} /> : null}
        <div className={clsx(stage.text, css.words)}>
          {tag ? <Tag>{tag}</Tag> : null}
          <h2 id={id} className={clsx(text.h2, css.title, tag && css.belowTag)}>
            {renderHeading(title)}
          </h2>
          {lede ? <p className={css.lede}>{renderText(lede)}</p> : null}
          <ul>
            {cards.map((card) => (
              <Row key={card.title} {...card} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Row({ title, description, points }: Queries.CardsSectionFragment["cards"][number]) {
  return (
    <li data-entrance="rise" className={css.card}>
      <div>
        <h3 className={text.h3}>{renderText(title)}</h3>
        <p className={clsx(text.small, css.description)}>{renderText(description)}</p>
      </div>
      <Points points={points} />
    </li>
  );
}
