import { telephoneForms } from "#src/build/graphql/telephone.ts";

test.each([
  ["0352 222 33 44", "0352 222 ** **"],
  ["(0352) 222-3344", "(0352) 222-****"],
  ["0352 222 33 44 dahili 114", "0352 222 ** ** dahili 114"],
])("%s is masked as %s", (display, masked) => {
  expect(telephoneForms.SitePhone.masked.resolve({ display })).toBe(masked);
});
