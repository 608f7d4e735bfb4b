import { required } from "../../domain/required";
import { useLayoutData } from "./use-layout-data";

/**
 * Facts about the content as a whole, available on every page: ends of the shared axes, whether products have
 * turnarounds or warranties, which forms and pages exist, the rules of counting days, and the laboratory's words. `years` is null if
 * no warranty ends, `priceAnswer` and `scanAnswer` if no page has the answer.
 */
export const useSiteParts = (): Queries.SitePartsFragment =>
  required(useLayoutData().siteInfo, "content/site.yaml").parts;
