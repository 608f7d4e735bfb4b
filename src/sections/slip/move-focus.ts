/** Which way a key goes on the screen: right and down are positive. */
const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const teethIn = (row: Element): HTMLInputElement[] => [
  ...row.querySelectorAll<HTMLInputElement>("[data-tooth] input"),
];

const middleOf = (box: Element): [x: number, y: number] => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Whether a tooth stands above or below another: more so than beside it. */
function isThatWay(from: Element, to: Element | undefined, down: number): to is Element {
  if (!to) return false;
  const [[fromX, fromY], [x, y]] = [middleOf(from), middleOf(to)];
  return (y - fromY) * down > Math.abs(x - fromX);
}

/** The quadrants of the patient's right, which is seen on the left. */
const rightSide = ["1", "4", "5", "8"];

/** The same tooth of another row: on the same side, as far from the middle. */
const oppositeOf = (tooth: HTMLInputElement, row: readonly HTMLInputElement[]) =>
  row.find(
    ({ value }) =>
      value[1] === tooth.value[1] &&
      rightSide.includes(value.charAt(0)) === rightSide.includes(tooth.value.charAt(0)),
  );

/**
 * Arrow keys go from tooth to tooth along the arch, left and right everywhere, up and down where it runs that way; elsewhere
 * these go to the same tooth of the next row that is shown and has it. Tab comes to every tooth all the same, as it does to
 * all check boxes.
 * @param chart holds the rows, each a fieldset
 * @returns whether the focus has moved
 */
export function moveFocus(chart: Element, from: EventTarget, key: string): boolean {
  const direction = directions[key];
  if (!direction || !(from instanceof HTMLInputElement) || !from.closest("[data-tooth]")) return false;
  const [across, down] = direction;
  const shown = [...chart.querySelectorAll("fieldset")].filter((row) => row.getClientRects().length > 0);
  const rows = shown.map(teethIn);
  const place = rows.findIndex((teeth) => teeth.includes(from));
  const row = rows[place] ?? [];
  const at = row.indexOf(from);
  const along = [row[at - 1], row[at + 1]];
  const beyond = down > 0 ? rows.slice(place + 1) : rows.slice(0, place).reverse();
  const target = across
    ? row[at + across]
    : (along.find((tooth) => isThatWay(from, tooth, down)) ??
      beyond.map((teeth) => oppositeOf(from, teeth)).find(Boolean));
  target?.focus();
  return Boolean(target);
}
