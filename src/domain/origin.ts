/** Where the site is published, without a slash at the end: "https://www.ornek.example". */
export const originOf = (site: Queries.OriginFragment | null): string => site?.siteMetadata?.siteUrl ?? "";
