import { archBox, placeTeeth } from "../../../../src/components/work-slip/arch";
import { toothRows } from "../../../../src/lib/teeth";

const numberOf = (value: string | undefined) => Number.parseFloat(value ?? "");

for (const row of toothRows)
  describe(row.name, () => {
    const teeth = placeTeeth(row);
    const left = teeth.map(({ place }) => (numberOf(place["--x"]) / 100) * archBox.width);
    const top = teeth.map(({ place }) => (numberOf(place["--y"]) / 100) * archBox.height);

    test("lies within its box, from left to right, the same on both sides", () => {
      expect(left.every((x) => x > 0 && x < archBox.width)).toBe(true);
      expect(top.every((y) => y > 0 && y < archBox.height)).toBe(true);
      expect(left).toEqual([...left].sort((a, b) => a - b));
      for (const [i, x] of left.entries()) expect(x + (left.at(-1 - i) ?? 0)).toBeCloseTo(archBox.width, 0);
    });

    test("opens towards the other jaw", () => {
      const ends = top[0] ?? 0;
      const middle = top[top.length / 2] ?? 0;
      expect(ends > middle).toBe(row.isUpper);
    });

    test("no tooth stands on its neighbour", () => {
      for (let i = 1; i < teeth.length; i++) {
        const [a, b] = [teeth[i - 1], teeth[i]];
        const apart = Math.hypot((left[i] ?? 0) - (left[i - 1] ?? 0), (top[i] ?? 0) - (top[i - 1] ?? 0));
        const widths = [a, b].map((tooth) => (numberOf(tooth?.place["--w"]) / 100) * archBox.width);
        expect(apart).toBeGreaterThan(0.9 * (((widths[0] ?? 0) + (widths[1] ?? 0)) / 2));
      }
    });
  });
