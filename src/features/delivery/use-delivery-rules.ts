import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { required } from "../../domain/required";

/** What every delivery day is computed and told with: one file for all pages, fetched with their scripts. */
export function useDeliveryRules() {
  const { holidays, siteInfo, site } = useStaticQuery<Queries.DeliveryRulesQuery>(graphql`
    query DeliveryRules {
      holidays {
        calendar {
          from
          until
          closed {
            day
            name
          }
        }
        delivery {
          title
          rule
          question
          today
          arrival
          sheet
          otherDay
          calendarLabel
          slipLabel
        }
      }
      siteInfo {
        brand
        hours {
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
  // The same each time, so that what is computed from them can be memoised.
  const rules = useMemo(() => ({ calendar, hours }), [calendar, hours]);
  return { rules, texts: delivery, brand, site };
}
