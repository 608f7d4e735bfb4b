import { type Copy, listAt } from "../copy.ts";

/** One certificate fewer, in both lists, in the title of the page and in its description. */
export function dropCertificate({ edit, reword }: Copy): void {
  edit("pages/about.yaml", (about) => listAt(about, "certificates", "items").items.pop());
  edit("pages/quality.yaml", (quality) => listAt(quality, "certificates", "items").items.pop());
  reword("ISO 9001, 13485, CE, FDA", "ISO 9001, ISO 13485, CE");
  reword("ISO 9001:2015, ISO 13485, CE ve FDA belgelerimizi", "ISO 9001:2015, ISO 13485 ve CE belgelerimizi");
}
