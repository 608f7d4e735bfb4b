import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { required } from "../../domain/required";

/** Data for all delivery calculations: one static query, loaded once for all pages. */
export function useDeliveryRules() {
  const { holidays, siteInfo, site } = useStaticQuery<Queries.DeliveryRulesQuery>(graphql`
    query DeliveryRules {
      holidays {
        calendar {
          from
          until
          workdays
          closed {
            day
            name
          }
        }
        delivery {
          title
          rule
          question
          arrival
          sheet
          calendarLabel
        }
      }
      siteInfo {
        brand
        hours {
          opens
          closes
          schemaDays
        }
      }
      site {
        ...Origin
      }
    }
  `);
  const { calendar, delivery } = required(holidays, "content/holidays.yaml");
  const { brand, hours } = required(siteInfo, "content/site.yaml");
  // Referentially stable, for memoisation.
  const rules = useMemo(() => ({ calendar, hours }), [calendar, hours]);
  return { rules, texts: delivery, brand, site };
}
