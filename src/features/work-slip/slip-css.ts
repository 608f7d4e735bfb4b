const line = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Fields without a choice: before hydration, only the browser knows whether a date was entered. */
const empty = [
  "& select:has(option[value='']:checked)",
  "& input[type=date]:not([data-written], :user-valid)",
  "[data-scripts=live] & input[type=date]:not([data-written])",
].join();

/** Styles of the slip: folded fields on screen; on paper one A4 sheet with lines to write on, filled in or not. */
export const slipCss = {
  "@media screen": { "&:not(:has(.more :checked)) .extra": { display: "none" } },
  "@media print": {
    "&&": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "2mm 6mm" },
    "& > h2": { display: "none" },
    "& :is(label, legend)": { marginBottom: "0", fontSize: "11.5px" },
    [`& :is(${line})`]: {
      minHeight: "8mm",
      padding: "0.5mm 0",
      borderWidth: "0 0 1px",
      borderRadius: "0",
      fontSize: "12.5px",
      appearance: "none",
      resize: "none",
    },
    "& input::-webkit-calendar-picker-indicator": { display: "none" },
    [empty]: { WebkitTextFillColor: "transparent" },
    "& :has(> textarea)": { gridColumn: "1 / -1", order: "2" },
    "&& textarea": {
      height: "28mm",
      borderWidth: "1px",
      padding: "1mm 2mm",
      fontSize: "13px",
      lineHeight: "1.4",
    },
    "& .signature": {
      minHeight: "30mm",
      padding: "1mm 2mm",
      border: "1px solid",
      fontSize: "11.5px",
      fontWeight: "550",
    },
    // The teeth take the first two columns.
    "& :is(.signature, .code)": { gridColumn: "3", order: "1" },
  },
} as const;
