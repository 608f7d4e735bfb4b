import { useMemo } from "react";
import { required } from "../../domain/required";
import { useSiteData } from "../site/site-context";

export function useDeliveryRules() {
  const { holidays, siteInfo, site } = useSiteData();
  const { calendar, delivery } = required(holidays, "content/holidays.yaml");
  const { brand, hours, derived } = required(siteInfo, "content/site.yaml");
  const { words } = derived;
  // Referentially stable, for memoisation.
  const rules = useMemo(() => ({ calendar, hours, words }), [calendar, hours, words]);
  return { rules, texts: delivery, brand, site };
}
