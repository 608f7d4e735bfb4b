import { clearDraft, type Draft, readDraft, writeDraft } from "../../../src/forms/draft";

const draft: Draft = { values: { message: "Merhaba" }, attempt: { id: "1", fingerprint: "{}" } };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft is read as it was written, and is its form's alone", () => {
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("info_request")).toBeNull();
});

test("a cleared draft is gone, and those of other forms stay", () => {
  writeDraft("contact", draft);
  writeDraft("info_request", draft);
  clearDraft("contact");
  expect(readDraft("contact")).toBeNull();
  expect(readDraft("info_request")).toEqual(draft);
});

test.each(["{", "null", "3", "[]", "{}", '{"values":null}', '{"values":"Merhaba"}', '{"values":{}}'])(
  "what is stored as %s is no draft",
  (stored) => {
    sessionStorage.setItem("draft:contact", stored);
    expect(readDraft("contact")).toBeNull();
  },
);

test("a draft is kept for the tab, not for whoever uses this device next", () => {
  writeDraft("contact", draft);
  expect(localStorage).toHaveLength(0);
});

test("a draft is forgotten after a day", () => {
  writeDraft("contact", draft);
  const written = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(written + 24 * 3_600_000 - 1_000);
  expect(readDraft("contact")).toEqual(draft);
  clock.mockReturnValue(written + 24 * 3_600_000);
  expect(readDraft("contact")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("forbidden storage is as if there were none", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const call of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(forbid);
  expect(() => writeDraft("contact", draft)).not.toThrow();
  expect(() => clearDraft("contact")).not.toThrow();
  expect(readDraft("contact")).toBeNull();
});
