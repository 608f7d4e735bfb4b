/** schema.org types used. Exact types: schema-dts's wider ones accept every subtype and plain text. */
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

/** Types a page may be about. */
export type Thing =
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | MedicalBusinessLeaf
  | ServiceLeaf
  | WebSiteLeaf;
