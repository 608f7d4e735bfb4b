import { Menu } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../ui/link";
import { renderText } from "../ui/rich-text";
import { HeaderMenu } from "./header-menu";

interface CorporateMenuProps {
  label: string;
  links: readonly Queries.NavigationLinkFieldsFragment[];
}

/** The "Kurumsal" menu: five links, each with a short description. */
export function CorporateMenu({ label, links }: CorporateMenuProps) {
  return (
    <HeaderMenu label={label} variant="panel">
      {links.map((link, index) => (
        <Menu.Item key={link.to} value={`${index}`} asChild>
          <Link
            to={link.to}
            display="block"
            padding="0.8rem 1rem"
            marginInline="-1rem"
            borderBottom="1px solid {colors.border.hairline}"
            _last={{ borderBottom: "0" }}
            css={{
              "&:hover, &[data-highlighted]": {
                bg: "bg.tint",
                boxShadow: "inset 2px 0 {colors.brand.main}",
              },
            }}
          >
            <chakra.b display="block" fontWeight="550" lineHeight="1.4">
              {link.label}
            </chakra.b>
            <chakra.span textStyle="small" color="fg.muted">
              {link.description ? renderText(link.description) : null}
            </chakra.span>
          </Link>
        </Menu.Item>
      ))}
    </HeaderMenu>
  );
}
