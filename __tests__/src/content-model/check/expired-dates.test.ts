import { expiredDates } from "../../../../src/content-model/check/expired-dates";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder } from "../../../support/content-folder";

/** Advice on a given day about a certificate valid until the end of June. */
function advisedOn(today: string): string[] {
  const content = createContentFolder();
  content.replace(
    "pages/kalite-standartlari.yaml",
    "sections:\n",
    'sections:\n  - type: certificates\n    title: Belgeler\n    items: [{ title: ISO, description: Kalite., validUntil: "2027-06-30" }]\n',
  );
  return expiredDates(readSourceFiles(content.path), today).map(({ message }) => message);
}

test("a certificate is valid through its last day", () => {
  expect(advisedOn("2027-06-30")).toEqual([]);
});

test("advises of a certificate whose last day has passed", () => {
  expect(advisedOn("2027-07-01")).toEqual(["Belgenin geçerliliği 30 Haziran 2027 günü doldu."]);
});
