import type { MedicalBusinessLeaf, OpeningHoursSpecificationLeaf, WebSiteLeaf } from "schema-dts";
import { weekdayNames } from "../domain/delivery/days";
import { fullName } from "../domain/full-name";

/** The content allows Turkish addresses only. */
const countryCode = "TR";

export const language = "tr-TR";

/** Identifiers (`@id`); they need not resolve. */
const laboratoryId = (origin: string) => `${origin}/#laboratuvar`;

export const laboratoryName = ({ brand, subtitle }: Queries.BrandNameFragment) => fullName(brand, subtitle);

/** Short form of the laboratory, for pages that reference it as provider. */
export function laboratoryStub(site: Queries.BrandNameFragment, origin: string): MedicalBusinessLeaf {
  return {
    "@type": "MedicalBusiness",
    "@id": laboratoryId(origin),
    name: laboratoryName(site),
    url: `${origin}/`,
  };
}

/** The content uses Turkish notation, "08.00". */
const openingHours = ({
  days,
  opens,
  closes,
}: Queries.LaboratoryDataFragment["hours"][number]): OpeningHoursSpecificationLeaf => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: weekdayNames.filter((day) => days.includes(day)),
  opens: opens.replace(".", ":"),
  closes: closes.replace(".", ":"),
});

/** The company's legal name and registration numbers. */
function companyData(company: Queries.CompanyFieldsFragment | null): Partial<MedicalBusinessLeaf> {
  if (!company) return {};
  const { legalName, mersis, taxNumber } = company;
  return {
    legalName,
    ...(taxNumber ? { taxID: taxNumber } : {}),
    ...(mersis ? { identifier: { "@type": "PropertyValue", propertyID: "MERSIS", value: mersis } } : {}),
  };
}

type Address = Queries.LaboratoryDataFragment["address"];
type Branch = NonNullable<Queries.LaboratoryDataFragment["branches"]>[number];

const placeData = ({ street, city, postalCode, latitude, longitude }: Address) =>
  ({
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: countryCode,
    },
    ...(latitude !== null && longitude !== null
      ? { geo: { "@type": "GeoCoordinates", latitude, longitude } as const }
      : {}),
  }) as const;

/** Contact points: main telephone and mail, and further numbers with their purpose. */
const contactData = ({ phone, morePhones, email }: Queries.LaboratoryDataFragment) => ({
  telephone: phone.dialled,
  ...(email ? { email } : {}),
  ...(morePhones
    ? {
        contactPoint: morePhones.map(
          ({ label, dialled }) =>
            ({ "@type": "ContactPoint", contactType: label, telephone: dialled }) as const,
        ),
      }
    : {}),
});

/** A branch as a department; uses the main number if it has none. */
const branchData = (
  { name, phone, email, address }: Branch,
  site: Queries.LaboratoryDataFragment,
  origin: string,
): MedicalBusinessLeaf => ({
  "@type": "MedicalBusiness",
  name: `${laboratoryName(site)}, ${name}`,
  url: `${origin}/`,
  telephone: (phone ?? site.phone).dialled,
  ...(email ? { email } : {}),
  ...placeData(address),
});

/** The laboratory as a MedicalBusiness. `origin` has no trailing slash. */
export function laboratory(site: Queries.LaboratoryDataFragment, origin: string): MedicalBusinessLeaf {
  const image = pictureAddress(site.socialImage, origin);
  return {
    ...laboratoryStub(site, origin),
    description: site.blurb,
    ...(image ? { image } : {}),
    ...contactData(site),
    ...placeData(site.address),
    ...(site.branches ? { department: site.branches.map((branch) => branchData(branch, site, origin)) } : {}),
    ...(site.social ? { sameAs: site.social.map(({ url }) => url) } : {}),
    ...companyData(site.company),
    openingHoursSpecification: site.hours.map(openingHours),
  };
}

export function webSite(site: Queries.BrandNameFragment, origin: string): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: laboratoryName(site),
    url: `${origin}/`,
    inLanguage: language,
    publisher: { "@id": laboratoryId(origin) },
  };
}

/** Absolute URL of a picture; undefined if it has no image data. */
export function pictureAddress(
  picture: Queries.ThingPictureFragment | null,
  origin: string,
): string | undefined {
  const src = picture?.src.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return src ? `${origin}${src}` : undefined;
}
