import { editDistance } from "../../../src/lib/edit-distance";

test.each([
  ["label", "label", 0],
  ["lable", "label", 1],
  ["lbel", "label", 1],
  ["labels", "label", 1],
  ["smumry", "summary", 2],
  ["", "abc", 3],
])("from %s to %s it takes %i edits", (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});
