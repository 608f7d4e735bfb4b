/** Styles of the slip: folded fields on screen; on paper one A4 sheet with lines to write on, filled in or not. */
export const slipCss = {
  "@media screen": { "&:not(:has(.more[open])) .extra": { display: "none" } },
  "@media print": {
    "&&": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "0.75mm 6mm", gridAutoFlow: "dense" },
    "& > h2": { display: "none" },
    "& :is(label, legend)": { marginBottom: "0", fontSize: "11.5px" },
    "& > div > fieldset": {
      columnGap: "3mm",
      // Seven choices and their legend.
      "&:has(> :nth-child(8))": { gridColumn: "span 2" },
      "& > label": { gap: "1.5mm", minHeight: "5mm" },
      "& > label input": { boxSize: "3.5mm" },
    },
    "& :is(input:not([type=checkbox], [type=radio]), select, textarea)": {
      minHeight: "8mm",
      padding: "0.5mm 0",
      borderWidth: "0 0 1px",
      borderRadius: "0",
      fontSize: "12.5px",
      appearance: "none",
      resize: "none",
    },
    "& input::-webkit-calendar-picker-indicator": { display: "none" },
    "& .written": {
      minHeight: "8mm",
      paddingTop: "1mm",
      borderBottom: "1px solid",
      fontSize: "12px",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
    "& :has(> .written) > :is(input, select, textarea)": { display: "none" },
    // Before and without scripts nothing is written beside the control: a filled line is longer.
    "& :has(> input:not([type=date], :placeholder-shown)):not(:has(> .written))": {
      gridColumn: "span 2",
      "& > input": { fontSize: "11px" },
    },
    // Hides the text of empty controls ("gg.aa.yyyy"). Without scripts `:user-valid` matches an entered date.
    "& :is(select:has(option[value='']:checked), input[type=date]:not(:user-valid))": {
      WebkitTextFillColor: "transparent",
    },
    "& :has(> textarea)": { gridColumn: "1 / -1", order: "2" },
    "&& :is(textarea, textarea ~ .written)": {
      minHeight: "22mm",
      border: "1px solid",
      padding: "1mm 2mm",
      fontSize: "12.5px",
      lineHeight: "1.4",
      fieldSizing: "content",
    },
    "& .line": { minHeight: "12mm", borderBottom: "1px solid", fontSize: "11.5px", fontWeight: "550" },
    // Beside the teeth, which take the first two columns.
    "& .signature": {
      gridColumn: "3",
      gridRow: "span 2",
      order: "1",
      minHeight: "30mm",
      padding: "1mm 2mm",
      border: "1px solid",
      fontSize: "11.5px",
      fontWeight: "550",
    },
  },
} as const;
