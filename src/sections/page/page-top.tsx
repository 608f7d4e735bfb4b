import { clsx } from "clsx";
import { graphql } from "gatsby";
import { mailUrl } from "../../domain/contact-links";
import * as links from "../../ui/link.module.css";
import { onDemand } from "../../ui/on-demand";
import { Banner } from "../shared/banner.section";
import * as css from "./page-top.module.css";

const Carousel = onDemand(
  "carousel",
  async () => (await import(/* webpackChunkName: "carousel" */ "../../ui/carousel/carousel")).Carousel,
);
const MessageBanner = onDemand(
  "message-banner",
  async () => (await import(/* webpackChunkName: "message-banner" */ "./message-banner")).MessageBanner,
);

interface PageTopProps {
  page: Queries.PageTopFragment;
  /** Where to send requests about personal data, on the page about them. */
  email?: string | null | undefined;
}

/** The top of a page: its slides, or its title with an optional photograph. */
export function PageTop({ page: { title, head }, email }: PageTopProps) {
  const { banner, carousel } = head ?? {};
  const { message, low, tag = null, lede = null, image = null } = banner ?? {};
  if (carousel) return <Carousel title={title} slides={carousel} />;
  if (message) return <MessageBanner isReceived={message === "received"} tag={tag} image={image} />;
  const address = email ? (
    <a href={mailUrl(email)} className={clsx(links.more, css.address)}>
      {email}
    </a>
  ) : null;
  return <Banner banner={{ tag, title, lede, image }} below={address} height={low ? 400 : 600} />;
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
