/** Origin of the published site, without a trailing slash: "https://www.ornek.example". */
export const originOf = (site: Queries.OriginFragment | null): string => site?.siteMetadata?.siteUrl ?? "";
