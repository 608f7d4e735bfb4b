import { Menu } from "@chakra-ui/react/menu";
import { clsx } from "clsx";
import * as text from "../theme/text-styles.module.css";
import { Link } from "../ui/link";
import { renderText } from "../ui/rich-text";
import * as css from "./corporate-menu.module.css";
import { HeaderMenu } from "./header-menu";
import * as menu from "./header-menu.module.css";

interface CorporateMenuProps {
  label: string;
  links: readonly Queries.NavigationLinkFieldsFragment[];
}

/** The "Kurumsal" menu: five links, each with a short description. */
export const CorporateMenu = ({ label, links }: CorporateMenuProps) => (
  <HeaderMenu label={label} variant="panel">
    {links.map((link, index) => (
      <Menu.Item key={link.to} value={`${index}`} asChild>
        <Link to={link.to} className={clsx(menu.item, css.link)}>
          <b className={css.label}>{link.label}</b>
          <span className={clsx(text.small, css.description)}>
            {link.description ? renderText(link.description) : null}
          </span>
        </Link>
      </Menu.Item>
    ))}
  </HeaderMenu>
);
