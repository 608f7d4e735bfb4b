/**
 * The parts of schema.org the site speaks of, no wider than it uses them. Their names are those of the package
 * schema-dts: once that is installed, this file may become `export type { … } from "schema-dts"`.
 */

/** Stands for something described elsewhere, on this page or on another. */
export interface IdReference {
  "@id": string;
}

export interface PostalAddress {
  "@type": "PostalAddress";
  streetAddress: string;
  addressLocality: string;
  postalCode: string;
  addressCountry: string;
}

export interface GeoCoordinates {
  "@type": "GeoCoordinates";
  latitude: number;
  longitude: number;
}

export interface OpeningHoursSpecification {
  "@type": "OpeningHoursSpecification";
  dayOfWeek: readonly string[];
  /** Hours and minutes with a colon, as ISO 8601 writes them. */
  opens: string;
  closes: string;
}

export interface MedicalBusiness {
  "@type": "MedicalBusiness";
  "@id": string;
  name: string;
  url: string;
  description?: string;
  image?: string;
  telephone?: string;
  email?: string;
  address?: PostalAddress;
  geo?: GeoCoordinates;
  openingHoursSpecification?: readonly OpeningHoursSpecification[];
}

export interface WebSite {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: IdReference;
}

export interface ListItem {
  "@type": "ListItem";
  position: number;
  name: string;
  item: string;
}

export interface BreadcrumbList {
  "@type": "BreadcrumbList";
  itemListElement: readonly ListItem[];
}

export interface PropertyValue {
  "@type": "PropertyValue";
  name: string;
  value?: string;
  minValue?: number;
  maxValue?: number;
  unitText?: string;
}

export interface Product {
  "@type": "Product";
  "@id": string;
  name: string;
  description: string;
  url: string;
  category: string;
  image?: string;
  manufacturer: IdReference;
  additionalProperty: readonly PropertyValue[];
}

export interface Service {
  "@type": "Service";
  "@id": string;
  name: string;
  description: string;
  url: string;
  serviceType: string;
  provider: MedicalBusiness;
  /** What the service hands over. */
  serviceOutput: IdReference;
}

export interface Question {
  "@type": "Question";
  name: string;
  acceptedAnswer: { "@type": "Answer"; text: string };
}

export interface FAQPage {
  "@type": "FAQPage";
  url: string;
  inLanguage: string;
  mainEntity: readonly Question[];
}

export type Thing = MedicalBusiness | WebSite | BreadcrumbList | Product | Service | FAQPage;

export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly Thing[];
}
