// Checks the built site against the specification of the sample laboratory; see README.md.
import { site } from "../support/real-content.ts";
import { checkCatalogue } from "./catalogue.check.ts";
import { checkPages } from "./pages.check.ts";
import { checkProducts } from "./products.check.ts";
import { leftOut } from "./sample.ts";
import { checkShell } from "./shell.check.ts";

const reason = leftOut(site);
if (reason) {
  // Jest fails files without tests, so a skipped test carries the reason.
  test.skip(reason, () => undefined);
} else {
  checkShell();
  checkPages();
  checkProducts();
  checkCatalogue();
}
