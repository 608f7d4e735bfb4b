import { linkOf, writeBridges, writeTeeth } from "../../../../src/features/work-slip/chosen-teeth";

test.each([
  ["11, 21", ["21", "11"]],
  ["13–23", ["11", "12", "13", "21", "22", "23"]],
  ["17, 15–13, 11", ["17", "15", "14", "13", "11"]],
  ["18, 48", ["48", "18"]],
  ["11, 55–53, 34–36", ["55", "54", "53", "34", "35", "36", "11"]],
  ["", []],
])("%s is written in the order of the chart", (words, chosen) => {
  expect(writeTeeth(chosen)).toBe(words);
});

describe("bridges", () => {
  const chosen = ["15", "14", "13", "11", "21"];

  test("are neighbours that are linked", () => {
    expect(writeBridges(chosen, [linkOf("15", "14"), linkOf("14", "13"), linkOf("11", "21")])).toBe(
      "15–13, 11–21",
    );
  });

  test("end at a tooth that is not chosen", () => {
    expect(writeBridges(["15", "13"], [linkOf("15", "14"), linkOf("14", "13")])).toBe("");
  });
});
