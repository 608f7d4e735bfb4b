import { hatching } from "../delivery/day-cells";

const line = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** An axis with ticks at start, middle and end, below a row's value. */
const axis = ["0", "50%", "100%"]
  .map((x) => `${line("{colors.border.strong}")} ${x} 50%/1px 9px no-repeat`)
  .concat(`${line("{colors.border.hairline}")} 0 50%/100% 1px no-repeat`)
  .join(",");

/** A row's delivery days on the axis of the table's head; on the calendar, days off are hatched. */
export const bar = {
  "& [data-bar]": { display: "block", position: "relative", height: "14px", background: axis },
  "& [data-bar]::after": {
    content: '""',
    position: "absolute",
    insetBlock: "5.5px",
    left: "var(--from)",
    width: "calc(var(--to) - var(--from))",
    // Minimum width, so that a single day is visible.
    minWidth: "3px",
    bg: "brand.accentFill",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight" },
  },
  "& [data-dated] [data-bar]": {
    background: {
      base: "none",
      sm: `${line("{colors.border.hairline}")} 0 100%/100% 1px no-repeat`,
    },
    _before: {
      content: '""',
      position: "absolute",
      inset: "0",
      background: hatching,
      maskImage: "var(--off)",
    },
    _after: { insetBlock: "2px" },
  },
  // An arrow from the earliest day on.
  "& [data-dated] [data-bar=open]::after": {
    width: "calc(var(--to) - var(--from) + 9px)",
    clipPath: "polygon(0 0, calc(100% - 9px) 0, 100% 50%, calc(100% - 9px) 100%, 0 100%)",
  },
} as const;

/**
 * A printed sheet to hang beside the telephone, readable from some steps away. Bars instead of thin lines,
 * because printers draw them better.
 */
export const sheetCss = {
  "&& :is(tbody, thead) th > span": { display: "none" },
  "&& tbody :is(th, td)": { width: "36%", height: "13mm", padding: "0 4mm 0 0", verticalAlign: "middle" },
  "&& tbody td": { width: "auto", padding: "0" },
  "&& tbody :is(th a, td a, td b)": { fontSize: "24px", lineHeight: "1.1", textDecoration: "none" },
  "& td :is(small, [data-term], [data-term] + span)": { fontSize: "14px" },
  "&& tbody [data-col=warranty]": { width: "19%", paddingLeft: "4mm" },
  "& [data-term]": { display: "inline" },
  "&& [data-axis]": { height: "9mm" },
  "&& [data-axis] > i": { fontSize: "12px" },
  "&& :is([data-axis], [data-bar])": { printColorAdjust: "exact" },
  "&& [data-off]": { backgroundImage: line("{colors.border.hairline}") },
  "&& [data-bar]": { backgroundImage: "none" },
  "&& [data-bar]::before": { background: "var(--off)", maskImage: "none", opacity: "0.13" },
  "&& [data-bar]::after": { backgroundImage: line("currentColor") },
} as const;
