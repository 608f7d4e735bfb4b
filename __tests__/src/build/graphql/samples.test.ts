import { samples } from "#src/build/graphql/samples.ts";
import { contextOf } from "../../../support/resolver-context";

const noteOf = (page: object, practice: object = {}) =>
  samples.Page.sampleNote.resolve({ ...page }, {}, contextOf({ SiteInfo: [{ practice }] }));

test("a page names what in its sections is a sample", async () => {
  const sections = ["text", "facts", "figures", "team", "certificates"].map((type) => ({
    type,
    sample: type !== "text",
  }));
  expect(await noteOf({ sections })).toBe("Bu sayfadaki rakamlar, ekip bilgileri ve belgeler örnektir.");
  expect(await noteOf({ sections: [{ type: "facts" }] })).toBeNull();
});

test("a page that shows the owner's answers names them while they are samples", async () => {
  const page = { sections: [{ type: "questions", practice: ["courier"] }] };
  expect(await noteOf(page, { sample: true })).toBe("Bu sayfadaki çalışma koşulları örnektir.");
  expect(await noteOf(page)).toBeNull();
});

test("a product names its figures and brands", async () => {
  expect(await noteOf({ sample: true })).toBe("Bu sayfadaki rakamlar ve markalar örnektir.");
});
