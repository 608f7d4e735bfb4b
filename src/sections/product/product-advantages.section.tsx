import { clsx } from "clsx";
import * as text from "../../theme/text-styles.module.css";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./product-advantages.section.module.css";

type Advantages = NonNullable<NonNullable<Queries.ProductPageQuery["product"]>["advantages"]>;

interface ProductAdvantagesProps {
  advantages: Advantages;
  /** Whether paper has them too. */
  printed: boolean;
}

/** The product's advantages: a list beside its heading, each entry with an icon. */
export function ProductAdvantages({ advantages: { title, lede, items }, printed }: ProductAdvantagesProps) {
  return (
    <TitledSection
      id="ustunlukler"
      title={title}
      lede={lede}
      beside
      data-print={printed ? undefined : "hide"}
    >
      <ul className={css.list}>
        {items.map(({ icon, title: name, description }) => (
          <li key={name} className={css.advantage}>
            <Icon drawing={icon} className={css.icon} />
            <h3 className={css.name}>{renderText(name)}</h3>
            <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
