import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  OfferLeaf,
  QuantitativeValueLeaf,
  ServiceLeaf,
} from "schema-dts";
import type { Crumb } from "../domain/crumb";
import { formatAmount, type QuantityLike } from "../domain/format";
import { withoutLinks } from "../domain/text-links";
import { laboratoryName, laboratoryStub, language, pictureAddress } from "./laboratory-data";

/**
 * The displayed breadcrumbs; the last is the page at `path`. Steps without a page are skipped, because search
 * engines reject them.
 */
export function breadcrumbList(crumbs: readonly Crumb[], path: string, origin: string): BreadcrumbListLeaf {
  const steps = crumbs.flatMap(({ label, to }, i) => {
    const address = i === crumbs.length - 1 ? path : to;
    return address ? [{ label, address }] : [];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, address }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: `${origin}${address}`,
    })),
  };
}

/** A range has two bounds, "25+" has one; everything else is text. */
function measured(quantity: QuantityLike): QuantitativeValueLeaf {
  const { number, to, suffix, unit } = quantity;
  const amount = suffix === "+" || to ? { minValue: number } : { value: formatAmount(quantity) };
  return {
    "@type": "QuantitativeValue",
    ...amount,
    ...(to ? { maxValue: to } : {}),
    ...(unit ? { unitText: unit } : {}),
  };
}

/** All turnarounds are counted in working days; machines cannot read the sentence that says so. */
const workingUnit = ({ unit }: QuantityLike) => (unit === "gün" ? "iş günü" : unit);

/** Turnaround and warranty of a product, if given. There is no price. */
function offerOf({ turnaround, warranty }: Queries.ProductDataFragment): OfferLeaf | undefined {
  if (!turnaround && !warranty) return undefined;
  return {
    "@type": "Offer",
    ...(turnaround ? { deliveryLeadTime: measured({ ...turnaround, unit: workingUnit(turnaround) }) } : {}),
    ...(warranty ? { warranty: { "@type": "WarrantyPromise", durationOfWarranty: measured(warranty) } } : {}),
  };
}

/** A picture with caption and creator, which search engines require. */
function imageObject(
  picture: Queries.ThingPictureFragment | null,
  site: Queries.BrandNameFragment,
  origin: string,
): ImageObjectLeaf | undefined {
  const contentUrl = pictureAddress(picture, origin);
  return picture && contentUrl
    ? { "@type": "ImageObject", contentUrl, caption: picture.alt, creditText: laboratoryName(site) }
    : undefined;
}

/**
 * The service of making a product. Not a schema.org `Product`, which search engines reject without price or
 * rating; see docs/decisions/structured-data.md.
 */
export function productService(
  product: Queries.ProductDataFragment,
  site: Queries.BrandNameFragment,
  origin: string,
): ServiceLeaf {
  const url = `${origin}/${product.slug}`;
  const image = imageObject(product.social, site, origin);
  const offers = offerOf(product);
  return {
    "@type": "Service",
    "@id": `${url}#hizmet`,
    name: product.name,
    description: product.summary,
    url,
    category: product.menu.group,
    ...(image ? { image } : {}),
    provider: laboratoryStub(site, origin),
    ...(offers ? { offers } : {}),
  };
}

/** The products listed by the page at `path`. */
export function itemList(
  products: readonly { readonly slug: string; readonly name: string }[],
  path: string,
  origin: string,
): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#urunler`,
    numberOfItems: products.length,
    itemListElement: products.map(({ slug, name }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${origin}/${slug}`,
    })),
  };
}

/** Questions and answers of the page at `path`. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
  path: string,
  origin: string,
): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    url: `${origin}${path}`,
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
    })),
  };
}
