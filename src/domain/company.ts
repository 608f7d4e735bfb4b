import { strings } from "./interface-strings";

/** Company details required by law; `content/site.yaml` provides them. */
export interface Company {
  readonly legalName: string;
  readonly mersis: string | null;
  readonly taxOffice: string | null;
  readonly taxNumber: string | null;
  readonly responsibleManager: string | null;
  readonly licenceNumber: string | null;
}

/**
 * The company details that are present, each with its label.
 * @param manager title of the responsible manager
 */
export function companyRows(data: Company, manager: string) {
  const { legalName, mersis, taxOffice, taxNumber, responsibleManager, licenceNumber } = data;
  const { company } = strings;
  const tax = [taxOffice ? company.taxOffice(taxOffice) : null, taxNumber].filter(Boolean).join(" ");
  return [
    { label: company.legalName, value: legalName },
    ...(mersis ? [{ label: company.mersis, value: mersis }] : []),
    ...(tax ? [{ label: company.tax, value: tax }] : []),
    ...(licenceNumber ? [{ label: company.licenceNumber, value: licenceNumber }] : []),
    ...(responsibleManager ? [{ label: manager, value: responsibleManager }] : []),
  ];
}

/**
 * The company details on one line: the legal name, then the labelled numbers; empty if nothing is left.
 * @param notice a sentence shown beside it; if it contains the legal name, the name is left out
 */
export const companyLine = (company: Company, manager: string, notice = ""): string =>
  companyRows(company, manager)
    .flatMap(({ label, value }, i) => {
      if (i > 0) return `${label}: ${value}`;
      return notice.includes(value) ? [] : value;
    })
    .join(" · ");
