import { textParts } from "#src/domain/text-links.ts";

test("other brackets are text", () => {
  for (const other of ["(yüz görünmeden)", "[A1] (Vita)", "bkz. [1]", ""])
    expect(
      textParts(other)
        .map((part) => part.text)
        .join(""),
    ).toBe(other);
});
