import { colours } from "./colours";
import { type TokenPath, variableName } from "./token-variables";

const ink = "black";
const paper = "white";
const line = "#999999";

type Group = "bg" | "fg" | "accent" | "border";

/** Every colour of a group as one and the same; the tones of the grounds point at these, so they follow. */
const allOf = (group: Group, colour: string) =>
  Object.fromEntries(
    Object.keys(colours[group]).map((name) => [
      variableName(`colors.${group}.${name}` as TokenPath),
      `${colour} !important`,
    ]),
  );

/** Set solid: rem is what almost everything is measured in, so the sheet becomes denser as a whole. */
const density = {
  [variableName("spacing.section")]: "3.5mm",
  [variableName("spacing.head")]: "2mm",
  [variableName("spacing.gap")]: "5mm",
  [variableName("spacing.gutter")]: "0px",
  fontSize: "11.5px",
};

const columns = (tracks: string, gap: string) => ({
  display: "grid !important",
  gridTemplateColumns: `${tracks} !important`,
  gap: `${gap} !important`,
  marginTop: "0 !important",
});

/**
 * A printed page is an A4 data sheet: black on white, dense, without what can only be used on a screen. Breakpoints are
 * for screens, so paper starts from the layout of phones. Parts say with `data-print` what becomes of them there:
 * "hide", "only" (on paper only), and for lists and pairs of parts how many stand side by side.
 */
export const printCss = {
  "@page": { size: "A4", margin: "10mm 14mm 10mm 18mm" },
  "@media print": {
    ":root": {
      ...allOf("bg", paper),
      ...allOf("fg", ink),
      ...allOf("accent", ink),
      ...allOf("border", line),
      ...density,
    },
    // Scales and rulers are drawn as backgrounds, which browsers leave out unless told otherwise.
    body: { fontSize: "12px", lineHeight: "1.45", printColorAdjust: "exact" },
    "[data-print=hide], [data-needs-script], form, main button": { display: "none !important" },
    "[data-print=only]": { display: "block !important" },
    "[data-site-header]": { position: "static !important" },
    "[data-site-header] > *": { minHeight: "0 !important", paddingBottom: "2mm" },
    // Marks that wait until they are scrolled to stand complete.
    "[style*=scaleX]": { transform: "none !important" },
    "main section": { breakInside: "avoid", paddingBlock: "2mm !important" },
    "main section > div > div": { rowGap: "1.5mm !important" },
    "main li, tr": { breakInside: "avoid" },
    // Answers of closed questions.
    "details::details-content": { contentVisibility: "visible !important", height: "auto !important" },
    thead: { display: "table-header-group" },
    "main p, main li, main td, footer li": { lineHeight: "1.45 !important", orphans: "3", widows: "3" },
    "main h1": { fontSize: "34px !important", marginBlock: "2mm 1mm !important" },
    "main h2": { fontSize: "19px !important" },
    "main h3": { fontSize: "14px !important", marginBlock: "0 0.5mm !important" },
    "main th, main td": { padding: "1.2mm 4mm 1.2mm 0 !important" },
    "[data-print=hero]": {
      ...columns("minmax(0, 1fr) 62mm", "6mm"),
      alignItems: "center",
      "& > *": { gridColumn: "auto !important", paddingBlock: "1mm !important" },
      "& > :has(figure)": { order: "1 !important" },
      "& figure": { position: "static !important", minHeight: "0 !important", aspectRatio: "4/3 !important" },
      "& svg": { display: "none" },
    },
    "[data-print=pairs]": columns("repeat(2, minmax(0, 1fr))", "2.5mm 6mm"),
    "[data-print=columns]": columns("repeat(auto-fit, minmax(48mm, 1fr))", "2.5mm 6mm"),
    "[data-print=dense]": columns("repeat(auto-fit, minmax(25mm, 1fr))", "4mm"),
    "[data-print=pairs] > li, [data-print=columns] > li, [data-print=dense] > li": {
      paddingBlock: "0 !important",
      paddingRight: "0 !important",
      border: "0 !important",
      _before: { display: "none !important" },
    },
    "[data-print=flush]": { padding: "0 !important" },
    // The mark on the ruler beside a step's number, which stands closer to it than on a screen.
    "[data-print=pairs] > li > span": { width: "5mm !important" },
    "[data-print=columns] > li": { paddingLeft: "0 !important" },
    "[data-print=drawing]": {
      ...columns("110mm minmax(0, 1fr)", "6mm"),
      "& svg": { width: "100% !important", marginLeft: "0 !important" },
      "& g": { display: "inline !important" },
      "& dl": { display: "none !important" },
    },
    "footer, footer *": { padding: "0 !important", minHeight: "0 !important", maxWidth: "none !important" },
    "[data-print=only] + footer": { marginTop: "1mm" },
    "footer ul": { display: "flex", flexWrap: "wrap", gap: "0 5mm" },
  },
};
