import type { Tone } from "../../ui/section";

/** What determines a section's background. */
interface Toned {
  readonly __typename: string;
  /** Whether a story contains figures. */
  readonly facts?: readonly unknown[] | null;
}

/** Kinds with a fixed background: large figures on the deep one, the catalogue, plain text and quotes on the page's own. */
const fixed: Readonly<Record<string, Tone>> = {
  CatalogueSection: "page",
  FiguresSection: "deep",
  TextSection: "page",
  TestimonialsSection: "page",
};

const mayBeWarm = ({ __typename, facts }: Toned): boolean =>
  ["CallToActionSection", "DataRequestSection", "TeamSection"].includes(__typename) || Boolean(facts);

/**
 * Returns the sections' backgrounds: the warm one once, on the last section that may have it; the others
 * alternate between the page's own and the tinted one.
 * @param before background of what is above them
 * @param after tinted if what is below them is: then the last is not
 */
export function tonesOf(sections: readonly Toned[], before: Tone, after: Tone = "page"): Tone[] {
  const warm = sections.findLastIndex(mayBeWarm);
  let last = before;
  return sections.map((section, i) => {
    const own = i === warm ? "warm" : fixed[section.__typename];
    const mayBeTint = i < sections.length - 1 || after !== "tint";
    last = own ?? (last === "page" && mayBeTint ? "tint" : "page");
    return last;
  });
}
