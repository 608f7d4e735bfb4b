import {
  emptySlip,
  fillSlip,
  isEmpty,
  readSlip,
  storedSlip,
  storeSlip,
} from "../../../../src/components/work-slip/slip-draft";

const draft = {
  texts: { clinic: "Gül Klinik", product: "lamine-kron", notes: "Sıkı kontak" },
  ticked: ["dis-1=16", "dis-1=21", "taraf=Üst"],
};

function createSlip(): Element {
  const slip = document.createElement("div");
  slip.innerHTML = `
    <input name="clinic"><textarea name="notes"></textarea>
    <select name="product"><option value=""></option><option value="lamine-kron">Lamine</option></select>
    ${["16", "21", "36"].map((tooth) => `<input type="checkbox" name="dis-1" value="${tooth}">`).join("")}
    ${["Üst", "Alt"].map((side) => `<input type="radio" name="taraf" value="${side}">`).join("")}`;
  return slip;
}

afterEach(() => sessionStorage.clear());

test("what is put into the fields is read from them", () => {
  const slip = createSlip();
  expect(readSlip(slip)).toEqual(emptySlip);
  fillSlip(slip, draft);
  expect(readSlip(slip)).toEqual(draft);
  fillSlip(slip, emptySlip);
  expect(isEmpty(readSlip(slip))).toBe(true);
});

test("a draft is kept for this tab only, an empty one not at all", () => {
  storeSlip(draft);
  expect(storedSlip()).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  storeSlip(emptySlip);
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{", "null", '{"texts":{"clinic":1},"ticked":[]}', '{"texts":{},"ticked":"16"}'])(
  "a stored %s is no draft",
  (text) => {
    sessionStorage.setItem("is-formu", text);
    expect(storedSlip()).toEqual(emptySlip);
  },
);
