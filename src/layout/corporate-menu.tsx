import { Menu } from "@chakra-ui/react/menu";
import { Link } from "../ui/link";
import { renderText } from "../ui/rich-text";
import * as css from "./corporate-menu.module.css";
import { HeaderMenu } from "./header-menu";

interface CorporateMenuProps {
  label: string;
  links: readonly Queries.NavigationLinkFieldsFragment[];
}

/** The "Kurumsal" menu: five links, each with a short description. */
export const CorporateMenu = ({ label, links }: CorporateMenuProps) => (
  <HeaderMenu label={label} variant="panel">
    {links.map((link, index) => (
      <Menu.Item key={link.to} value={`${index}`} asChild>
        <Link to={link.to} className={css.link}>
          <b className={css.label}>{link.label}</b>
          <span className={css.description}>{link.description ? renderText(link.description) : null}</span>
        </Link>
      </Menu.Item>
    ))}
  </HeaderMenu>
);
