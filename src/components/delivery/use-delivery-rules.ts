import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../lib/required";

/** What every delivery day is reckoned and told with: one file for all pages, fetched with their scripts. */
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
  return { rules: { calendar, hours }, texts: delivery, brand, site };
}
