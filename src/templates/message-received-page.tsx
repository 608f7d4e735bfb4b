import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { MessageReceived } from "../sections/corporate/message-received.section";
import { OnwardLinks } from "../sections/corporate/onward-links.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/message-received.yaml";

export default function MessageReceivedPage({ data }: PageProps<Queries.MessageReceivedPageQuery>) {
  const page = required(data.messageReceivedPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <MessageReceived page={page} />
      {page.onward ? <OnwardLinks onward={page.onward} /> : null}
      {page.callToAction ? (
        <CallToAction callToAction={page.callToAction} site={site} withRequest={false} />
      ) : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.MessageReceivedPageQuery>) {
  const { seo } = required(data.messageReceivedPage, source);
  return <PageHead seo={seo} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query MessageReceivedPage {
    messageReceivedPage {
      seo {
        title
        description
      }
      ...MessageReceived
      onward {
        ...OnwardLinks
      }
      callToAction {
        ...CallToActionFields
      }
    }
    siteInfo {
      ...CallToActionSite
    }
  }
`;
