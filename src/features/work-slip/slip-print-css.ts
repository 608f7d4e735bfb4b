const line = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Nothing is chosen: a line to write on. Whether a day is put in, scripts know, and before they run the browser. */
const empty = [
  "& select:has(option[value='']:checked)",
  "& input[type=date]:not([data-written], :user-valid)",
  "[data-scripts=live] & input[type=date]:not([data-written])",
].join();

/** The slip on a sheet of paper: lines to write on, filled in or not, with room for a hand. */
export const slipPrintCss = {
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
  },
} as const;

/** Beside the teeth are the room for a stamp and the code. */
export const besideTeeth = { gridColumn: "3", order: "1" } as const;

/** The teeth along their arches on paper: ink is for outlines, numbers and what is chosen. */
export const archesPrintCss = {
  gridColumn: "1 / 3",
  gridRow: "span 2",
  order: "1",
  "& .jaws": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "5mm", margin: "1mm 0 0" },
  "& :is(.tooth b, .jaw legend)": { fontSize: "9px" },
  "& .milk .tooth b": { fontSize: "7.5px" },
  "& .tooth": { "--relief": "transparent" },
  "& .tooth:has(:checked)": { "--tooth": "{colors.border.onTint}" },
  "& .tooth:has(:checked) svg": { strokeWidth: "2.5" },
  "& .link:has(:checked)::after": {
    backgroundImage: "linear-gradient(currentColor, currentColor)",
    printColorAdjust: "exact",
  },
  "& .link:not(:has(:checked)), & > p:empty": { display: "none" },
} as const;
