/**
 * A top-level entry of the desktop menu; the current page and an open menu have an underline with end caps.
 */
export const navItemStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "84px",
  paddingInline: "0.875rem",
  position: "relative",
  fontSize: "1rem",
  fontWeight: "500",
  textDecoration: "none",
  whiteSpace: "nowrap",
  "& svg": { transition: "transform 180ms {easings.calm}" },
  "&:hover, &[aria-current=page], &[aria-expanded=true]": { color: "brand.main" },
  "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
  // The underline of an open menu replaces that of the current page.
  "nav:has([aria-expanded=true]) > &[aria-current=page]::after": { display: "none" },
  "&[aria-current=page]::after, &[aria-expanded=true]::after": {
    content: '""',
    position: "absolute",
    insetInline: "0.875rem",
    bottom: "-1px",
    height: "9px",
    borderStyle: "solid",
    borderWidth: "0 1px 2px",
  },
} as const;
