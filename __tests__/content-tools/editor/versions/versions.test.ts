import { z } from "zod";
import { differences } from "../../../../content-tools/editor/versions/differences";
import { type Clash, mergeValues } from "../../../../content-tools/editor/versions/three-way";
import { text } from "../../../../content-tools/model/fields";
import { callout, picture } from "../../../../content-tools/model/parts";
import { duration } from "../../../../content-tools/model/quantities";

const schema = z.strictObject({
  title: text("Başlığı; en üstte durur."),
  image: picture,
  warranty: duration("Garanti süresi.", ["yıl"]).optional(),
  items: z.array(callout).describe("Etiketler."),
});

const item = (label: string, x = 10) => ({ label, point: { x, y: 10 }, end: { x: 20, y: 20 } });
const document = {
  title: "Kron",
  image: { src: "../images/a.jpg", alt: "Bir kron", focus: { x: 10, y: 20 } },
  warranty: { number: 5, unit: "yıl" },
  items: [item("Bir"), item("İki"), item("Üç")],
};
const changed = (change: object) => ({ ...document, ...change });

describe("differences", () => {
  const between = (after: object) => differences(schema, document, after);

  test("are none between alike documents", () => {
    expect(between(changed({ items: document.items.map((one) => ({ ...one })) }))).toEqual([]);
  });

  test("name a field by the labels of the form, with both texts", () => {
    expect(between(changed({ title: "Köprü" }))).toEqual([
      { place: "Başlığı", before: { text: "Kron" }, after: { text: "Köprü" } },
    ]);
  });

  test("show pictures as pictures", () => {
    const [one, ...others] = between(changed({ image: { ...document.image, src: "../images/b.jpg" } }));
    expect(one).toMatchObject({ before: { picture: "a.jpg" }, after: { picture: "b.jpg" } });
    expect(others).toEqual([]);
  });

  test("say what is gone and what is new", () => {
    const { warranty: _, ...without } = document;
    const gone = between(without);
    expect(gone).toEqual([{ place: "Garanti süresi", before: { text: "5 yıl" }, after: null }]);
    expect(differences(schema, undefined, document).every(({ before }) => before === null)).toBe(true);
  });

  test("follow items of a list that was added to, and say that it was put in another order", () => {
    const [first, second, third] = document.items;
    const added = between(changed({ items: [item("Yeni", 99), first, second, third] }));
    expect(added.every(({ place, before }) => place.includes(" 1 ›") && before === null)).toBe(true);
    expect(between(changed({ items: [third, first, second] }))).toEqual([
      { place: "Etiketler › Sırası", before: { text: "Bir · İki · Üç" }, after: { text: "Üç · Bir · İki" } },
    ]);
  });
});

describe("two people's changes", () => {
  /** What becomes of them, and where one has to be chosen. */
  function merge(mine: unknown, theirs: unknown, base: unknown = document) {
    const clashes: Clash[] = [];
    const value = mergeValues(schema, base, mine, theirs, (clash) => {
      clashes.push(clash);
      return clash.mine;
    });
    return { value, places: clashes.map(({ path }) => path.join(".")) };
  }

  test("of different fields are put together, item by item too", () => {
    const mine = changed({ title: "Köprü", items: [item("Bir", 11), item("İki"), item("Üç")] });
    const theirs = changed({
      warranty: { number: 7, unit: "yıl" },
      items: [item("Bir"), item("İki"), item("Üç", 12)],
    });
    expect(merge(mine, theirs)).toEqual({
      value: changed({
        title: "Köprü",
        warranty: { number: 7, unit: "yıl" },
        items: [item("Bir", 11), item("İki"), item("Üç", 12)],
      }),
      places: [],
    });
  });

  test("of the same field are one's choice; a number with its unit is one field", () => {
    expect(merge(changed({ title: "A" }), changed({ title: "B" })).places).toEqual(["title"]);
    const years = (number: number, to?: number) =>
      changed({ warranty: { number, ...(to && { to }), unit: "yıl" } });
    expect(merge(years(6), years(5, 8)).places).toEqual(["warranty"]);
  });

  test("of a list's length are one's choice, unless only one changed the list", () => {
    const longer = changed({ items: [...document.items, item("Dört")] });
    expect(merge(longer, changed({ items: document.items.slice(1) })).places).toEqual(["items"]);
    expect(merge(document, longer)).toEqual({ value: longer, places: [] });
  });

  test("that took a field away keep it away", () => {
    const { warranty: _, ...without } = document;
    expect(merge(without, changed({ title: "B" })).value).toEqual({ ...without, title: "B" });
  });
});
