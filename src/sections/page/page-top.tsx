import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Banner } from "../shared/banner.section";
import { FailedBanner, ReceivedBanner } from "./message-banner";

/** What a page begins with: its slides, or its title, with a photograph where it has one. */
export function PageTop({ page: { title, head } }: { page: Queries.PageTopFragment }) {
  const { banner, carousel } = head ?? {};
  if (carousel) return <Carousel title={title} slides={carousel} />;
  const { message, low, tag = null, lede = null, image = null } = banner ?? {};
  if (message === "received") return <ReceivedBanner tag={tag} image={image} />;
  if (message === "failed") return <FailedBanner tag={tag} image={image} />;
  return <Banner banner={{ tag, title, lede, image }} height={low ? 400 : 600} />;
}

export const pageTopFragment = graphql`
  fragment PageTop on Page {
    title
    head {
      banner {
        tag
        lede
        image {
          ...PhotoFields
        }
        low
        message
      }
      carousel {
        title
        text
        image {
          ...PhotoFields
        }
      }
    }
  }
`;
