import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { required } from "../../domain/required";

type SiteData = Queries.SiteDataFragment;

/** Data of the layout's query that forms and delivery times use on any page; `PageFrame` provides it. */
export const SiteContext = createContext<SiteData | undefined>(undefined);

/** @throws Error outside of `PageFrame` */
export const useSiteData = (): SiteData => required(useContext(SiteContext), "The site's context");

export const siteDataFragment = graphql`
  fragment SiteData on Query {
    site {
      ...Origin
    }
    siteInfo {
      brand
      hours {
        opens
        closes
        days
      }
      ...ContactWays
      derived {
        privacyTitle
        words {
          arrives
          delivery
          caseMessage
          dataUse
        }
      }
    }
    holidays {
      calendar {
        from
        until
        workdays
        sameDayUntil
        closed {
          day
          name
        }
      }
      delivery {
        title
        rule
        arrival
        calendarLabel
      }
    }
  }
`;
