import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { InterfaceIcon } from "../../domain/drawings";
import * as text from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { columns } from "../../ui/columns";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TickList } from "../../ui/tick-list";
import * as css from "./card-row.module.css";

interface CardData {
  icon?: InterfaceIcon;
  title: string;
  description: string;
  points?: readonly string[] | null;
  /** At the bottom of the card. */
  foot?: ReactNode;
}

/** Cards side by side; on paper entries under hairlines. */
export function CardRow({ cards }: { cards: readonly CardData[] }) {
  return (
    <ul {...columns(cards.length, { md: 3 }, css.cards)}>
      {cards.map(({ icon, title, description, points, foot }) => (
        <li key={title} data-entrance="rise" className={clsx(tones.panel, css.card)}>
          {icon ? <Icon name={icon} size={26} className={css.icon} /> : null}
          <h3 className={text.h3}>{renderText(title)}</h3>
          <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
          <Points points={points} />
          {foot}
        </li>
      ))}
    </ul>
  );
}

export const Points = ({ points }: Pick<CardData, "points">) =>
  points ? (
    <TickList>
      {points.map((point) => (
        <li key={point}>{renderText(point)}</li>
      ))}
    </TickList>
  ) : null;
