/** What a section of a page has to show. */
export interface SectionFacts {
  /** Its heading (level 2), or null for the part of the page above the first of those. */
  heading: string | null;
  /** Titles (level 3) of its cards, steps or questions, all of them in this order. */
  titles?: readonly string[];
  /** Value beside a label: a figure and what it counts, a row of a table. */
  pairs?: readonly (readonly [label: string, value: string])[];
  /** Further texts. */
  says?: readonly (string | RegExp)[];
  /** Texts and addresses of links. */
  links?: readonly (readonly [text: string, href: string])[];
}

export interface PageFacts {
  route: string;
  h1: string;
  /** Height of the banner above the fold on a wide screen, in pixels. */
  bannerHeight?: number;
  sections: readonly SectionFacts[];
}
