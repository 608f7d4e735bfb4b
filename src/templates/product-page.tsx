import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs, type Crumb } from "../components/breadcrumbs";
import { strings } from "../lib/interface-strings";
import { originOf } from "../lib/origin";
import { productListAddress } from "../lib/product-list";
import { required } from "../lib/required";
import { AskAboutProduct } from "../sections/product/ask-about-product";
import { Delivery } from "../sections/product/delivery.section";
import { ProductComparison } from "../sections/product/product-comparison.section";
import { ProductHero } from "../sections/product/product-hero.section";
import { ProductLayers } from "../sections/product/product-layers.section";
import { ProductMaterials } from "../sections/product/product-materials.section";
import { ProductPurity } from "../sections/product/product-purity.section";
import { ProductShades } from "../sections/product/product-shades.section";
import { RelatedProducts } from "../sections/product/related-products.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { FeatureSplitSection } from "../sections/shared/feature.section";
import { ProcessSection } from "../sections/shared/process.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";
import { productService } from "../seo/structured-data";

/** The way to a product, for visitors and for search engines alike. */
function crumbsOf(data: Queries.ProductPageQuery): Crumb[] {
  const { menu, name } = required(data.product, "The product");
  const { home, products } = required(data.navigation, "content/navigation.yaml");
  return [
    { label: home.label, to: home.to },
    { label: products.label, to: productListAddress },
    { label: menu.group },
    { label: name },
  ];
}

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const product = required(data.product, "The product");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <ProductHero product={product}>
        <AskAboutProduct product={product} site={site} />
      </ProductHero>
      <Delivery product={product} />
      <FeatureSplitSection id="ustunlukler" section={product.advantages} />
      <ProductMaterials materials={product.materials} />
      <ProductShades shades={product.shades} />
      <ProductLayers layers={product.layers} />
      {product.techniques ? <TitledTextSection id="teknikler" section={product.techniques} /> : null}
      <ProductPurity purity={product.purity} />
      <ProductComparison self={product} comparison={product.comparison} />
      <ProcessSection id="surec" section={product.process} />
      {product.stats ? <StatBand title={strings.inNumbers} stats={product.stats} /> : null}
      <CallToAction callToAction={product.callToAction} site={site} product={product} />
      <RelatedProducts products={product.related} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ProductPageQuery>) {
  const product = required(data.product, "The product");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <PageHead
      seo={product.seo}
      path={`/${product.slug}`}
      card={product.socialCard}
      crumbs={crumbsOf(data)}
      things={[productService(product, site, originOf(data.site))]}
      paper={`/print/${product.slug}.css`}
    />
  );
}

export const query = graphql`
  query ProductPage($id: String!, $related: [String!]!) {
    product(id: { eq: $id }) {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      ...ProductData
      ...ProductHero
      ...DeliveryProduct
      ...ComparisonSide
      advantages {
        title
        lede
        items {
          ...FeatureFields
        }
      }
      materials {
        ...ProductMaterialsFields
      }
      shades {
        ...ProductShadesFields
      }
      layers {
        ...ProductLayersFields
      }
      techniques {
        title
        lede
        items {
          ...TitledTextFields
        }
      }
      purity {
        ...ProductPurityFields
      }
      comparison {
        ...ProductComparisonFields
      }
      process {
        title
        lede
        steps {
          ...StepFields
        }
      }
      stats {
        ...StatFields
      }
      callToAction {
        ...CallToActionFields
      }
      related(ids: $related) {
        ...RelatedProduct
      }
    }
    site {
      ...Origin
    }
    siteInfo {
      ...AskSite
      ...BrandName
      ...CallToActionSite
    }
    navigation {
      home {
        label
        to
      }
      products {
        label
      }
    }
  }
`;
