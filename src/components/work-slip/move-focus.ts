/** Which way a key goes: along the row, or to the row above or below. */
const directions: Readonly<Record<string, readonly [along: number, across: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const boxesIn = (row: Element): HTMLInputElement[] => [...row.querySelectorAll("input")];

const middleOf = (box: Element): number => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

/**
 * Arrow keys go from tooth to tooth: along a row, and to the nearest tooth of the row above or below. Tab comes to every
 * tooth all the same, as it does to all check boxes.
 * @param chart holds the rows, each a fieldset
 * @returns whether the focus has moved
 */
export function moveFocus(chart: Element, from: EventTarget, key: string): boolean {
  const direction = directions[key];
  if (!direction || !(from instanceof HTMLInputElement)) return false;
  const [along, across] = direction;
  const rows = [...chart.querySelectorAll("fieldset")];
  const row = rows.findIndex((other) => other.contains(from));
  const boxes = boxesIn(rows[row] ?? chart);
  const target =
    across === 0
      ? boxes[boxes.indexOf(from) + along]
      : boxesIn(rows[row + across] ?? document.createElement("div")).sort(
          (a, b) => Math.abs(middleOf(a) - middleOf(from)) - Math.abs(middleOf(b) - middleOf(from)),
        )[0];
  target?.focus();
  return Boolean(target);
}
