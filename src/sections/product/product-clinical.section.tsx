import { chakra } from "@chakra-ui/react/styled-system";
import { clinicalRows, clinicalStrings } from "../../domain/clinical";
import { renderText } from "../../ui/rich-text";
import { Heading, Section, Wrap } from "../../ui/section";

/**
 * Label beside its entries on phones and tablets if they fit, above them from 900 px on; on paper the entries share a line.
 */
const cellsCss = {
  "& > div": {
    display: { base: "flex", md: "block" },
    flexWrap: "wrap",
    gap: "0.25rem 1rem",
    paddingBlock: { base: "0.75rem", md: "1rem" },
    borderTop: "1px solid {colors.border.hairline}",
  },
  "& dt": { flex: "4 1 5.75rem", fontWeight: "550", hyphens: "none" },
  "& dd": { flex: "7 1 9.5rem", marginTop: { md: "0.25rem" }, color: "fg.muted" },
  // Space between entries that wrap.
  "& li + li": { marginTop: { base: "0.25rem", md: "0" } },
  "@media print": {
    "&": { display: "block" },
    "& > div": { display: "block" },
    "& :is(dt, dd, ul, li)": { display: "inline" },
    "& dt::after": { content: '": "' },
    "& li + li::before": { content: '" · "' },
  },
} as const;

/** A printed data sheet is one page, so the clinical summary replaces the advantages. */
const onPaper = { "@media print": { "& ~ [aria-labelledby=ustunlukler]": { display: "none" } } } as const;

/** The clinical summary, in a few words and numbers. */
export function ProductClinical({ clinical }: { clinical: Queries.ClinicalFieldsFragment | null }) {
  const rows = clinicalRows(clinical);
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby="klinik" paddingBlock="tight" css={onPaper}>
      <Wrap>
        <Heading id="klinik" marginBottom={{ base: "1rem", md: "1.5rem" }}>
          {clinicalStrings.title}
        </Heading>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
          columnGap="gap"
          fontSize="small"
          lineHeight="1.5"
          css={cellsCss}
        >
          {rows.map(({ label, entries }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry}>{renderText(entry)}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </chakra.dl>
      </Wrap>
    </Section>
  );
}
