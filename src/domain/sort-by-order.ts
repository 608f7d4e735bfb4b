/** Where something stands in a list: its order, and its name there. */
interface Place {
  order?: unknown;
  name: unknown;
}

/** Sorts as other static sites do: smaller orders first, equal ones by name, those without an order last. */
export const sortByOrder = <T>(items: readonly T[], placeOf: (item: T) => Place): T[] =>
  items
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => orderOf(a.place) - orderOf(b.place) || compareNames(a.place, b.place))
    .map(({ item }) => item);

/** Finite, so that two without an order can be compared. */
const orderOf = ({ order }: Place): number => (typeof order === "number" ? order : Number.MAX_SAFE_INTEGER);

const compareNames = (a: Place, b: Place): number => String(a.name).localeCompare(String(b.name), "tr");
