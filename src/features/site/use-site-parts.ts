import { required } from "../../domain/required";
import { useLayoutData } from "./use-layout-data";

/**
 * What follows from the content as a whole, in the data that every page has: where the axes of days and of years end, whether any
 * product has a turnaround or a warranty, which of the pages and forms that buttons lead to there are, and the rules of counting
 * days as `site.yaml` words them. `years` is null where
 * no product has a warranty with an end.
 */
export const useSiteParts = (): Queries.SitePartsFragment =>
  required(useLayoutData().siteInfo, "content/site.yaml").parts;
