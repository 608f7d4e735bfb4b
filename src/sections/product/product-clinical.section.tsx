import { clsx } from "clsx";
import { clinicalRows, clinicalStrings } from "../../domain/clinical";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { equalColumns } from "../../ui/columns";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import * as css from "./product-clinical.section.module.css";

/** The clinical summary, in a few words and numbers. */
export function ProductClinical({ clinical }: { clinical: Queries.ClinicalFieldsFragment | null }) {
  const rows = clinicalRows(clinical);
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby="klinik" space="tight">
      <div className={grid.wrap}>
        <h2 id="klinik" className={clsx(text.h2, css.heading)}>
          {renderHeading(clinicalStrings.title)}
        </h2>
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
      </div>
    </Section>
  );
}
