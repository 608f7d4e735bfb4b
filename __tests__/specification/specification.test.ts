// Checks the built site against the specification of the sample laboratory; see README.md.
import { isSample } from "../support/real-content.ts";
import { checkCatalogue } from "./catalogue.check.ts";
import { checkPages } from "./pages.check.ts";
import { checkProducts } from "./products.check.ts";
import { checkSearches } from "./searches.check.ts";
import { checkShell } from "./shell.check.ts";

if (!isSample) {
  // Jest fails files without tests, so a skipped test carries the reason.
  test.skip("the specification's facts, as content/site.yaml has not the sample's brand and url", () =>
    undefined);
} else {
  checkShell();
  checkPages();
  checkProducts();
  checkCatalogue();
  checkSearches();
}
