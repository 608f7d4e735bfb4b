import type { Tone } from "../../theme/tones";

/** What decides on the background of a section. */
interface Toned {
  readonly __typename: string;
  /** Figures within a story. */
  readonly facts?: readonly unknown[] | null;
}

/** Kinds with a background of their own: large figures on the deep one, plain text and quotes on that of the page. */
const fixed: Readonly<Record<string, Tone>> = {
  FiguresSection: "deep",
  TextSection: "page",
  TestimonialsSection: "page",
};

const mayBeWarm = ({ __typename, facts }: Toned): boolean =>
  ["CallToActionSection", "DataRequestSection", "TeamSection"].includes(__typename) || Boolean(facts);

/**
 * The backgrounds of a page's sections: the warm one once, on the last section that may have it; the others change between the
 * page's and the tinted one.
 * @param before background of what precedes them
 */
export function tonesOf(sections: readonly Toned[], before: Tone): Tone[] {
  const warm = sections.findLastIndex(mayBeWarm);
  let last = before;
  return sections.map((section, i) => {
    const own = i === warm ? "warm" : fixed[section.__typename];
    last = own ?? (last === "page" ? "tint" : "page");
    return last;
  });
}
