import { emptySlip, storedSlip } from "../../../../src/components/work-slip/slip-draft";

// What is written is kept and put back in __tests__/browser/behaviour/work-slip.spec.ts.

test.each(["{", "null", '{"texts":{"clinic":1},"ticked":[]}', '{"texts":{},"ticked":"16"}'])(
  "a stored %s is no draft",
  (text) => {
    sessionStorage.setItem("is-formu", text);
    expect(storedSlip()).toEqual(emptySlip);
  },
);
