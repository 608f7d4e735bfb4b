import type { CreateResolversArgs } from "gatsby";

/** A telephone number is one word to whoever reads it: its spaces do not break at the end of a line. */
export function createTelephoneNumbers({ createResolvers }: CreateResolversArgs): void {
  const unbroken = (name: "display" | "masked") => ({
    resolve: (source: Readonly<Record<"display" | "masked", string>>) =>
      source[name].replaceAll(" ", "\u00a0"),
  });
  createResolvers({ SitePhone: { display: unbroken("display"), masked: unbroken("masked") } });
}
