/** Words of the line that says what on a page is a sample. */
export const sampleStrings = {
  /** By the kind of a section; `product` for a product's page, `practice` for the laboratory's answers. */
  kinds: {
    product: "rakamlar ve markalar",
    figures: "rakamlar",
    facts: "rakamlar",
    team: "ekip bilgileri",
    certificates: "belgeler",
    testimonials: "hekim görüşleri",
    case: "vaka",
    practice: "çalışma koşulları",
  },
  note: (things: readonly string[]) => `Bu sayfadaki ${new Intl.ListFormat("tr").format(things)} örnektir.`,
} as const;
