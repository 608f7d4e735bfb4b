/**
 * The things of schema.org the site speaks of. Each is the exact type: schema-dts's wider ones also take every subtype
 * and plain text, which would let mistakes through.
 */
import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  MedicalBusinessLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from "schema-dts";

export type {
  BreadcrumbListLeaf as BreadcrumbList,
  FAQPageLeaf as FAQPage,
  Graph,
  ImageObjectLeaf as ImageObject,
  ItemListLeaf as ItemList,
  MedicalBusinessLeaf as MedicalBusiness,
  OfferLeaf as Offer,
  OpeningHoursSpecificationLeaf as OpeningHoursSpecification,
  QuantitativeValueLeaf as QuantitativeValue,
  ServiceLeaf as Service,
  WebSiteLeaf as WebSite,
} from "schema-dts";

/** What a page may be said to be about. */
export type Thing =
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | MedicalBusinessLeaf
  | ServiceLeaf
  | WebSiteLeaf;
