/** The built site, as GraphQL returns it. */
interface Site {
  readonly siteMetadata: { readonly siteUrl: string | null } | null;
}

/** Origin of the published site, without a trailing slash: "https://www.ornek.example". */
export const originOf = (site: Site | null): string => site?.siteMetadata?.siteUrl ?? "";
