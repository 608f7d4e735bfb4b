import { getSrc } from "gatsby-plugin-image";
import type { Crumb } from "../components/breadcrumbs";
import { formatAmount, type QuantityLike } from "../lib/format";
import { strings } from "../lib/interface-strings";
import type {
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  OpeningHoursSpecification,
  Product,
  PropertyValue,
  Service,
  WebSite,
} from "./schema-types";

/** The one country the laboratory's address can be in: the content has Turkish cities and postal codes only. */
const country = "TR";
const language = "tr-TR";

/** Names by which things refer to each other; they are addresses, but nothing needs to be found there. */
const laboratoryId = (origin: string) => `${origin}/#laboratuvar`;
const addressOf = (origin: string, path: string) => `${origin}${path}`;

interface Brand {
  readonly brand: string;
  readonly subtitle: string;
}

const nameOf = ({ brand, subtitle }: Brand) => `${brand} ${subtitle}`;

/** The laboratory in short, for pages that name it as a provider without repeating its address and hours. */
function laboratoryStub(site: Brand, origin: string): MedicalBusiness {
  return {
    "@type": "MedicalBusiness",
    "@id": laboratoryId(origin),
    name: nameOf(site),
    url: addressOf(origin, "/"),
  };
}

/** As schema.org names them; the content model takes no other names. */
const weekDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The content writes hours as Turkish does, "08.00". */
const openingHours = ({
  schemaDays,
  opens,
  closes,
}: Queries.LaboratoryDataFragment["hours"][number]): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: weekDays.filter((day) => schemaDays.includes(day)),
  opens: opens.replace(".", ":"),
  closes: closes.replace(".", ":"),
});

/** The laboratory as content/site.yaml describes it. `origin` has no slash at its end. */
export function laboratory(site: Queries.LaboratoryDataFragment, origin: string): MedicalBusiness {
  const { street, city, postalCode, latitude, longitude } = site.address;
  const image = imageOf(site.socialImage, origin);
  return {
    ...laboratoryStub(site, origin),
    description: site.blurb,
    ...(image ? { image } : {}),
    telephone: site.phone.e164,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: site.hours.map(openingHours),
  };
}

export function webSite(site: Brand, origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: nameOf(site),
    url: addressOf(origin, "/"),
    inLanguage: language,
    publisher: { "@id": laboratoryId(origin) },
  };
}

/**
 * The crumbs as they are shown, the last being the page at `path`. Search engines refuse a step without an address,
 * so a step that has no page of its own has that of the step before it, where its pages are listed.
 */
export function breadcrumbList(crumbs: readonly Crumb[], path: string, origin: string): BreadcrumbList {
  const last = crumbs.length - 1;
  let nearest = "/";
  const paths = crumbs.map(({ to }, i) => {
    nearest = i === last ? path : (to ?? nearest);
    return nearest;
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: addressOf(origin, paths[i] ?? path),
    })),
  };
}

/** A range has two bounds, "25+" one, everything else is the amount as it is written. */
function measured(name: string, quantity: QuantityLike): PropertyValue {
  const { number, to, suffix, unit } = quantity;
  const open = suffix === "+";
  const amount = open || to ? { minValue: number } : { value: formatAmount(quantity) };
  return {
    "@type": "PropertyValue",
    name,
    ...amount,
    ...(to ? { maxValue: to } : {}),
    ...(unit ? { unitText: unit } : {}),
  };
}

/** Turnaround, warranty, and each material or type with what is said of it. */
function propertiesOf(product: Queries.ProductDataFragment): PropertyValue[] {
  const { turnaround, warranty, materials } = product;
  const guarantee = (text: string | null) => (text ? [`${strings.warranty}: ${text}`] : []);
  return [
    ...(turnaround ? [measured(strings.turnaround, turnaround)] : []),
    ...(warranty ? [measured(strings.warranty, warranty)] : []),
    ...(materials?.items ?? []).map(
      (item): PropertyValue => ({
        "@type": "PropertyValue",
        name: item.name,
        value: [...item.properties, ...guarantee(item.warranty)].join(", "),
      }),
    ),
  ];
}

/**
 * A product page's two things: the prosthesis with its measured facts (only `Product` may carry them), and the service
 * of making it. Neither has offers, ratings or reviews, because the site has none.
 */
export function productAndService(
  product: Queries.ProductDataFragment,
  site: Brand,
  origin: string,
): [Product, Service] {
  const url = addressOf(origin, `/${product.slug}`);
  const image = imageOf(product.social, origin);
  const shared = { name: product.name, description: product.summary, url };
  const productId = `${url}#urun`;
  return [
    {
      "@type": "Product",
      "@id": productId,
      ...shared,
      category: product.menu.group,
      ...(image ? { image } : {}),
      manufacturer: { "@id": laboratoryId(origin) },
      additionalProperty: propertiesOf(product),
    },
    {
      "@type": "Service",
      "@id": `${url}#hizmet`,
      ...shared,
      serviceType: product.menu.group,
      provider: laboratoryStub(site, origin),
      serviceOutput: { "@id": productId },
    },
  ];
}

/** The questions and answers of the page at `path`. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
  path: string,
  origin: string,
): FAQPage {
  return {
    "@type": "FAQPage",
    url: addressOf(origin, path),
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function imageOf(picture: Queries.ThingPictureFragment, origin: string): string | undefined {
  const { childImageSharp } = picture.src;
  const src = childImageSharp && getSrc(childImageSharp);
  return src ? addressOf(origin, src) : undefined;
}
