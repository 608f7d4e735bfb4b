import { dialledNumber } from "../../../src/content-model/telephone";

test.each([
  ["0352 222 33 44", "+903522223344"],
  ["(0352) 222-33-44", "+903522223344"],
  ["352 222 33 44", "+903522223344"],
  ["+90 352 222 33 44", "+903522223344"],
  ["0090 352 222 33 44", "+903522223344"],
  ["444 0 555", "+904440555"],
  ["0352 222 33 44 dahili 12", "+903522223344"],
  ["0352 222 33 44 / 12", "+903522223344"],
  ["+49 1511 2345678", "+4915112345678"],
])("%s dials %s", (display, dialled) => {
  expect(dialledNumber(display)).toBe(dialled);
});

test.each(["Bizi arayın", "", "Tel: 0352", "112"])("“%s” dials nothing", (display) => {
  expect(dialledNumber(display)).toBeUndefined();
});
