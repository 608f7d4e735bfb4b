import { strings } from "./interface-strings";

/** What the law wants to know of the company; `content/site.yaml` says what there is of it. */
export interface Company {
  readonly legalName: string;
  readonly mersis: string | null;
  readonly taxOffice: string | null;
  readonly taxNumber: string | null;
  readonly responsibleManager: string | null;
  readonly licenceNumber: string | null;
}

interface Row {
  label: string;
  value: string;
}

/** What the company is known by, each with its name, as far as it is given. */
export function companyRows(data: Company): Row[] {
  const { legalName, mersis, taxOffice, taxNumber, responsibleManager, licenceNumber } = data;
  const { company } = strings;
  const tax = [taxOffice ? company.taxOffice(taxOffice) : null, taxNumber].filter(Boolean).join(" ");
  return [
    { label: company.legalName, value: legalName },
    ...(mersis ? [{ label: company.mersis, value: mersis }] : []),
    ...(tax ? [{ label: company.tax, value: tax }] : []),
    ...(licenceNumber ? [{ label: company.licenceNumber, value: licenceNumber }] : []),
    ...(responsibleManager ? [{ label: company.responsibleManager, value: responsibleManager }] : []),
  ];
}

/**
 * The same in one line: the name by itself, its numbers with theirs; empty where nothing is left to say.
 * @param notice the sentence beside it, whose name is not said twice
 */
export const companyLine = (company: Company, notice = ""): string =>
  companyRows(company)
    .flatMap(({ label, value }, i) => {
      if (i > 0) return `${label}: ${value}`;
      return notice.includes(value) ? [] : value;
    })
    .join(" · ");
