import { toothRows } from "#src/domain/teeth.ts";

const teeth = toothRows.flatMap((row) => row.teeth);

test("rows show the patient's right on the left", () => {
  expect(toothRows.map((row) => row.teeth.map(({ number }) => number).join(" "))).toEqual([
    "18 17 16 15 14 13 12 11 21 22 23 24 25 26 27 28",
    "55 54 53 52 51 61 62 63 64 65",
    "85 84 83 82 81 71 72 73 74 75",
    "48 47 46 45 44 43 42 41 31 32 33 34 35 36 37 38",
  ]);
});

test.each([
  ["16", "sağ üst birinci büyük azı"],
  ["21", "sol üst orta kesici"],
  ["45", "sağ alt ikinci küçük azı"],
  ["53", "sağ üst süt kanini"],
  ["65", "sol üst ikinci süt azısı"],
])("%s is called %s", (number, name) => {
  expect(teeth.find((tooth) => tooth.number === number)?.name).toBe(name);
});
