import { formatQuantity } from "../../domain/format";
import { ArrowLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { scanFilesStrings as words } from "./scan-files-strings";

/** Formats and largest size, as a link to the whole answer. */
export function ScanFilesLink({ site: { practice, derived } }: { site: Queries.ScanFilesSiteFragment }) {
  if (!practice?.scanFiles || !derived.scanAnswer) return null;
  const { formats, largest } = practice.scanFiles;
  const size = largest && formatQuantity(largest);
  return <ArrowLink to={derived.scanAnswer}>{renderText(words.summary(formats, size))}</ArrowLink>;
}
