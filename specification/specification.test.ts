// What the specification fixes of the sample laboratory, held against the built site; README.md says how it is meant.
import { site } from "../__tests__/support/real-content.ts";
import { checkCatalogue } from "./catalogue.check.ts";
import { checkPages } from "./pages.check.ts";
import { checkProducts } from "./products.check.ts";
import { isSample, leftOut } from "./sample.ts";
import { checkShell } from "./shell.check.ts";
import { checkWords } from "./words.check.ts";

if (isSample(site)) {
  checkShell();
  checkPages();
  checkProducts();
  checkCatalogue();
  checkWords();
} else {
  console.log(leftOut);
}
