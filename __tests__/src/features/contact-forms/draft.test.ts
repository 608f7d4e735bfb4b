import { clearDraft, type Draft, readDraft, writeDraft } from "../../../../src/features/contact-forms/draft";

const draft: Draft = { values: { message: "Merhaba" }, attempt: { id: "1", fingerprint: "{}" } };

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
