import { graphql } from "gatsby";
import { Suspense } from "react";
import { onDemand } from "../../ui/on-demand";
import { Banner } from "../shared/banner.section";

const Carousel = onDemand(
  async () => (await import(/* webpackChunkName: "carousel" */ "../../ui/carousel/carousel")).Carousel,
);
const MessageBanner = onDemand(
  async () => (await import(/* webpackChunkName: "message-banner" */ "./message-banner")).MessageBanner,
);

/** What a page begins with: its slides, or its title, with a photograph where it has one. */
export function PageTop({ page: { title, head } }: { page: Queries.PageTopFragment }) {
  const { banner, carousel } = head ?? {};
  const { message, low, tag = null, lede = null, image = null } = banner ?? {};
  if (carousel)
    return (
      <Suspense>
        <Carousel title={title} slides={carousel} />
      </Suspense>
    );
  if (message)
    return (
      <Suspense>
        <MessageBanner isReceived={message === "received"} tag={tag} image={image} />
      </Suspense>
    );
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
