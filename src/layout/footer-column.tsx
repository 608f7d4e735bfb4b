import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Link, listLinkStyle } from "../ui/link";
import { renderText } from "../ui/rich-text";

interface FooterColumnProps {
  title: string;
  children: ReactNode;
  "data-print"?: "hide";
}

export function FooterColumn({ title, children, ...rest }: FooterColumnProps) {
  return (
    <chakra.div
      {...rest}
      fontSize="small"
      lineHeight="1.5"
      css={{
        "& li": { hyphens: "none" },
        "& a": { ...listLinkStyle, minHeight: { base: "44px", lg: "38px" } },
      }}
    >
      <chakra.h2 textStyle="caption" color="brand.light" marginBottom="0.5rem">
        {title}
      </chakra.h2>
      <ul>{children}</ul>
    </chakra.div>
  );
}

export function FooterLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Link to={to}>{renderText(label)}</Link>
    </li>
  );
}
