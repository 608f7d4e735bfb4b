import { clearDraft, keepDraft, readDraft } from "#src/features/contact-forms/draft.ts";

const formWith = (message: string) => {
  const form = document.createElement("form");
  form.innerHTML = `<input name="message" value="${message}">`;
  return form;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each(["{", "null", '{"values":"Merhaba"}', '{"values":{}}'])(
  "what is stored as %s is no draft",
  (stored) => {
    sessionStorage.setItem("draft:contact", stored);
    expect(readDraft("contact")).toBeNull();
  },
);

test("a draft is forgotten after a day", () => {
  keepDraft("contact", formWith("Merhaba"), "1");
  const written = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(written + 24 * 3_600_000 - 1_000);
  expect(readDraft("contact")).toEqual({ values: { message: "Merhaba" }, id: "1" });
  clock.mockReturnValue(written + 24 * 3_600_000);
  expect(readDraft("contact")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("works without storage", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const call of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(forbid);
  expect(() => keepDraft("contact", formWith("Merhaba"))).not.toThrow();
  expect(() => clearDraft("contact")).not.toThrow();
  expect(readDraft("contact")).toBeNull();
});
