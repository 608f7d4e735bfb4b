// What the specification fixes of the sample laboratory, held against the built site; README.md says how it is meant.
import { site } from "../__tests__/support/real-content.ts";
import { checkCatalogue } from "./catalogue.check.ts";
import { checkPages } from "./pages.check.ts";
import { checkProducts } from "./products.check.ts";
import { checkShell } from "./shell.check.ts";
import { checkWords } from "./words.check.ts";

if (site.sampleNotice) {
  checkShell();
  checkPages();
  checkProducts();
  checkCatalogue();
  checkWords();
} else {
  console.log(
    "Left out: content/site.yaml has no sampleNotice, so this is a laboratory's own site and not the specification's sample.",
  );
}
