import { graphql, type HeadProps, type PageProps } from "gatsby";
import { clinicalRows } from "../domain/clinical";
import type { Crumb } from "../domain/crumb";
import { strings } from "../domain/interface-strings";
import { originOf } from "../domain/origin";
import { productListAddress } from "../domain/product-list";
import { required } from "../domain/required";
import { SampleNote } from "../features/site/sample-note";
import { Delivery } from "../sections/product/delivery.section";
import { layoutVariantOf } from "../sections/product/layout-variant";
import { ProductAdvantages } from "../sections/product/product-advantages.section";
import { ProductBar } from "../sections/product/product-bar";
import { ProductClinical } from "../sections/product/product-clinical.section";
import { ProductHero } from "../sections/product/product-hero.section";
import { ProductMaterials } from "../sections/product/product-materials.section";
import { RelatedProducts } from "../sections/product/related-products.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { ProcessSection } from "../sections/shared/process.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { PageHead } from "../seo/page-head";
import { productService } from "../seo/structured-data";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { onDemand } from "../ui/on-demand";

// Sections that few products have.
const ProductComparison = onDemand(
  "comparison",
  async () =>
    (await import(/* webpackChunkName: "comparison" */ "../sections/product/product-comparison.section"))
      .ProductComparison,
);
const ProductLayers = onDemand(
  "layers",
  async () =>
    (await import(/* webpackChunkName: "layers" */ "../sections/product/product-layers.section"))
      .ProductLayers,
);
const ProductShades = onDemand(
  "shades",
  async () =>
    (await import(/* webpackChunkName: "shades" */ "../sections/product/product-shades.section"))
      .ProductShades,
);
const ProductPurity = onDemand(
  "purity",
  async () =>
    (await import(/* webpackChunkName: "purity" */ "../sections/product/product-purity.section"))
      .ProductPurity,
);
const ProductTechniques = onDemand(
  "techniques",
  async () =>
    (await import(/* webpackChunkName: "techniques" */ "../sections/shared/titled-text.section"))
      .TitledTextSection,
);

/** Breadcrumbs for visitors and search engines. */
function crumbsOf(data: Queries.ProductPageQuery): Crumb[] {
  const { name } = required(data.product, "The product");
  const { home, products } = required(data.navigation, "content/navigation.yaml");
  return [home, { label: products.label, to: productListAddress }, { label: name }];
}

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const product = required(data.product, "The product");
  const site = required(data.siteInfo, "content/site.yaml");
  const { derived } = site;
  const variant = layoutVariantOf(product);
  const { advantages, materials, shades, layers, techniques, purity, comparison, process } = product;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <ProductHero product={product} variant={variant} site={site} />
      <ProductBar product={product} derived={derived} />
      <ProductClinical clinical={product.clinical} />
      <Delivery product={product} derived={derived} strip={variant === "calendar"} />
      {advantages ? (
        // A printed data sheet is one page, so the clinical summary replaces the advantages.
        <ProductAdvantages advantages={advantages} printed={clinicalRows(product.clinical).length === 0} />
      ) : null}
      <ProductMaterials materials={materials} />
      {purity ? <ProductPurity purity={purity} /> : null}
      {shades ? <ProductShades shades={shades} /> : null}
      {layers ? <ProductLayers layers={layers} /> : null}
      {techniques ? <ProductTechniques id="teknikler" section={techniques} /> : null}
      {comparison?.product ? (
        <ProductComparison
          self={product}
          comparison={comparison}
          turnaroundLabel={product.tryIns ? strings.laboratoryTime : derived.words.turnaround}
        />
      ) : null}
      {process ? (
        <ProcessSection
          id="surec"
          section={process}
          // The delivery section above explains how days are counted.
          workingDays={product.turnaround ? null : derived.workingDays}
          ruled={variant !== "calendar"}
        />
      ) : null}
      {product.stats ? <StatBand id="rakamlar" title={strings.inNumbers} stats={product.stats} /> : null}
      {product.callToAction ? (
        <CallToAction callToAction={product.callToAction} site={site} product={product} strip />
      ) : null}
      <RelatedProducts title={derived.words.related} products={product.relatedProducts} />
      <SampleNote note={product.sampleNote} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ProductPageQuery>) {
  const product = required(data.product, "The product");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <PageHead
      data={data}
      page={product}
      path={`/${product.slug}`}
      crumbs={crumbsOf(data)}
      things={[productService(product, site, originOf(data.site))]}
    />
  );
}

export const query = graphql`
  query ProductPage($id: String!, $related: [String!]!) {
    ...Publisher
    product(id: { eq: $id }) {
      ...PageHead
      ...ProductData
      ...ProductHero
      ...DeliveryProduct
      ...ComparisonSide
      clinical {
        ...ClinicalFields
      }
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
        texts: items {
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
      sampleNote
      callToAction {
        ...CallToActionFields
      }
      relatedProducts(ids: $related) {
        ...RelatedProduct
      }
    }
    siteInfo {
      ...CallToActionSite
    }
    navigation {
      ...CrumbPages
    }
  }
`;
