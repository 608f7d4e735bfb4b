import { type KeyboardEvent, useEffect, useRef } from "react";
import { strings } from "../domain/interface-strings";
import * as text from "../theme/text-styles.module.css";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import * as css from "./mobile-menu.module.css";

interface MobileMenuProps {
  links: readonly Queries.NavigationLinkFieldsFragment[];
  path: string;
}

/**
 * The menu button and the menu below the header: a `<details>`, which works without
 * scripts. While it is open, the page behind neither scrolls nor takes focus. Scripts close it on Escape and
 * on navigation.
 */
export function MobileMenu({ links, path }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page changes
  useEffect(() => close, [path]);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Escape") return;
    close();
    currentTarget.querySelector("summary")?.focus();
  };

  return (
    <details ref={menu} className={css.menu} onKeyDown={onKeyDown}>
      <summary className={css.button}>
        <span className={css.open}>
          <Icon name="menu" />
          <span className={text.srOnly}>{strings.openMenu}</span>
        </span>
        <span className={css.close}>
          <Icon name="x" />
          <span className={text.srOnly}>{strings.closeMenu}</span>
        </span>
      </summary>
      <div className={css.panel}>
        <nav aria-label={strings.mobileMenu}>
          {links.map((link) => (
            <Link key={`${link.to} ${link.label}`} to={link.to} className={css.link} onClick={close}>
              {link.mobileLabel ?? link.label}
            </Link>
          ))}
        </nav>
      </div>
    </details>
  );
}
