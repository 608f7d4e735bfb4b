import { textParts, withoutLinks } from "../../../src/domain/text-links";

const text = "Bloğu [E.Max CAD](/ivoclar-kron) sisteminden, adresi [İletişim](/iletisim#harita) sayfasından.";

test("removes link targets", () => {
  expect(withoutLinks(text)).toBe("Bloğu E.Max CAD sisteminden, adresi İletişim sayfasından.");
});

test("other brackets are text", () => {
  for (const other of ["(yüz görünmeden)", "[A1] (Vita)", "bkz. [1]", ""])
    expect(
      textParts(other)
        .map((part) => part.text)
        .join(""),
    ).toBe(other);
});
