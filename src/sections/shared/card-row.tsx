import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { InterfaceIcon } from "../../domain/drawings";
import { columns } from "../../ui/columns";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TickList } from "../../ui/tick-list";

interface CardData {
  icon?: InterfaceIcon;
  title: string;
  description: string;
  points?: readonly string[] | null;
  /** Stands at the foot of the card. */
  foot?: ReactNode;
}

/** Cards side by side; on paper entries under hairlines. */
export function CardRow({ cards }: { cards: readonly CardData[] }) {
  return (
    <chakra.ul gap="gap" {...columns(cards.length, { base: 1, md: 3 })}>
      {cards.map(({ icon, title, description, points, foot }) => (
        <chakra.li
          key={title}
          data-entrance="rise"
          layerStyle="panel"
          display="flex"
          flexDirection="column"
          padding="1.75rem min(1.75rem, 9vw) 1.5rem"
          _print={{ borderWidth: "1px 0 0", borderRadius: "0", padding: "0" }}
        >
          {icon ? <Icon name={icon} size={26} color="brand.main" marginBottom="1rem" /> : null}
          <chakra.h3 textStyle="h3">{renderText(title)}</chakra.h3>
          <chakra.p marginBlock="0.625rem 1rem" textStyle="small" color="fg.muted">
            {renderRichText(description)}
          </chakra.p>
          <Points points={points} />
          {foot}
        </chakra.li>
      ))}
    </chakra.ul>
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
