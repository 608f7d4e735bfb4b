import { clinicalRows, clinicalStrings } from "../../domain/clinical";
import { equalColumns } from "../../ui/columns";
import { renderText } from "../../ui/rich-text";
import { Heading, Section, Wrap } from "../../ui/section";
import * as css from "./product-clinical.section.module.css";

/** The clinical summary, in a few words and numbers. */
export function ProductClinical({ clinical }: { clinical: Queries.ClinicalFieldsFragment | null }) {
  const rows = clinicalRows(clinical);
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby="klinik" space="tight">
      <Wrap>
        <Heading id="klinik" className={css.heading}>
          {clinicalStrings.title}
        </Heading>
        <dl {...equalColumns({ md: 3 }, css.rows)}>
          {rows.map(({ label, entries }) => (
            <div key={label} className={css.row}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <ul className={css.entries}>
                  {entries.map((entry) => (
                    <li key={entry} className={css.entry}>
                      {renderText(entry)}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  );
}
