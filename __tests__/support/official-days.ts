// Written by hand from law 2429 and the calendar of the Presidency of Religious Affairs, to check the library
// the site uses.

/** Every public and half holiday of 2025 and 2026. */
export const officialDays: readonly string[] = [
  "2025-01-01",
  // Ramazan: a half day and three days.
  ...["2025-03-29", "2025-03-30", "2025-03-31", "2025-04-01"],
  "2025-04-23",
  "2025-05-01",
  "2025-05-19",
  // Kurban: a half day and four days.
  ...["2025-06-05", "2025-06-06", "2025-06-07", "2025-06-08", "2025-06-09"],
  "2025-07-15",
  "2025-08-30",
  ...["2025-10-28", "2025-10-29"],
  "2026-01-01",
  ...["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22"],
  "2026-04-23",
  "2026-05-01",
  "2026-05-19",
  ...["2026-05-26", "2026-05-27", "2026-05-28", "2026-05-29", "2026-05-30"],
  "2026-07-15",
  "2026-08-30",
  ...["2026-10-28", "2026-10-29"],
];

export const tableHours = [
  { opens: "08.00", closes: "18.00", schemaDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] },
  { opens: "09.00", closes: "14.00", schemaDays: ["Saturday"] },
];
