import { clsx } from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../domain/required";
import { Banner } from "../sections/shared/banner.section";
import { WorkSlip } from "../sections/work-slip/work-slip.section";
import { PageHead } from "../seo/page-head";
import * as text from "../theme/text-styles.module.css";
import { Icon } from "../ui/icon";
import * as css from "./work-slip-head.module.css";

const source = "content/pages/work-slip.yaml";

export default function WorkSlipPage({ data }: PageProps<Queries.WorkSlipPageQuery>) {
  const page = required(data.workSlipPage, source);
  const { products } = required(data.navigation, "content/navigation.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner
        banner={{ ...page, image: null }}
        below={
          <p className={clsx(text.small, css.privacy)}>
            <Icon name="lock" className={css.lock} />
            {page.privacy}
          </p>
        }
        height={400}
      />
      <WorkSlip page={page} site={site} groups={products.groups} products={page.products} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.WorkSlipPageQuery>) {
  const page = required(data.workSlipPage, source);
  return <PageHead data={data} page={page} path={location.pathname} />;
}

export const query = graphql`
  query WorkSlipPage {
    ...Publisher
    workSlipPage {
      ...PageHead
      tag
      title
      lede
      privacy
      ...WorkSlip
      products {
        ...SlipProduct
      }
    }
    navigation {
      products {
        groups
      }
    }
    siteInfo {
      ...CallToActionSite
    }
  }
`;
