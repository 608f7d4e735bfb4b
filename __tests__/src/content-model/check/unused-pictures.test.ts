import { unusedPictures } from "../../../../src/content-model/check/unused-pictures";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { createContentFolder, product } from "../../../support/content-folder";

test("lists only pictures that nothing shows, also in subfolders", () => {
  const content = createContentFolder();
  content.write("images/kronlar/lamine.jpg", "");
  content.write("images/kronlar/eski.jpg", "");
  content.write("images/kronlar/.DS_Store", "");
  content.replace(product, "src: ../images/lamine-kron.jpg", "src: ../images/kronlar/lamine.jpg");
  expect(unusedPictures(readSourceFiles(content.path), content.path)).toEqual([
    "images/kronlar/eski.jpg",
    "images/lamine-kron.jpg",
  ]);
});
