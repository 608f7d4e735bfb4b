import { formatQuantity } from "../../domain/format";
import { DefinitionRows } from "../../ui/definition-rows";
import { ArrowLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import * as css from "./case.section.module.css";
import { evidenceStrings as words } from "./evidence-strings";

/** The duration, the work slip and the signatures of a case. */
export function CaseFacts({ slip, took, technician, dentist, link }: Queries.CaseSectionFragment) {
  const signers = [
    { label: words.technician, signer: technician },
    { label: words.dentist, signer: dentist },
  ];
  const rows = [
    ...(took ? [{ label: words.took, value: formatQuantity(took) }] : []),
    ...(slip ?? []),
    ...signers.flatMap(({ label, signer }) =>
      signer ? [{ label, value: [signer.name, signer.role].filter(Boolean).join(", ") }] : [],
    ),
  ].map(({ label, value }) => ({ label, value: renderText(value) }));
  return (
    <div className={css.facts}>
      {rows.length > 0 ? <DefinitionRows rows={rows} /> : null}
      {link ? (
        <ArrowLink to={link.to} className={css.link}>
          {link.label}
        </ArrowLink>
      ) : null}
    </div>
  );
}
