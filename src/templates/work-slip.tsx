import { graphql, type HeadProps, type PageProps } from "gatsby";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { SlipHead } from "../sections/work-slip/slip-head.section";
import { WorkSlip } from "../sections/work-slip/work-slip.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/work-slip.yaml";

export default function WorkSlipPage({ data, location }: PageProps<Queries.WorkSlipPageQuery>) {
  const page = required(data.workSlipPage, source);
  const menus = required(data.navigation, "content/navigation.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <SlipHead page={page} />
      <WorkSlip
        page={page}
        site={site}
        groups={menus.products.groups}
        products={data.allProduct.nodes}
        origin={originOf(data.site)}
        path={location.pathname}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.WorkSlipPageQuery>) {
  const page = required(data.workSlipPage, source);
  return <PageHead page={page} path={location.pathname} />;
}

export const query = graphql`
  query WorkSlipPage {
    workSlipPage {
      ...PageHead
      ...SlipHead
      ...WorkSlip
    }
    allProduct(sort: { menu: { order: ASC } }) {
      nodes {
        ...SlipProduct
      }
    }
    navigation {
      products {
        groups
      }
    }
    siteInfo {
      ...SlipSite
    }
    site {
      ...Origin
    }
  }
`;
