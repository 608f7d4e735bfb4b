import { FORMS, type FormField, type Posted } from "./form-fields.ts";
import { FAULTS, hintFor, PAGE_WORDS } from "./form-words.ts";
import { HONEYPOT } from "./honeypot.ts";
import { escapeHtml } from "./html.ts";
import type { Refusal } from "./http.ts";
import { pageResponse } from "./page-response.ts";

const idOf = ({ name }: FormField): string => `alan-${name}`;

/** What is wrong with a field that was refused, in the words the site has for it. */
function faultOf({ kind }: FormField, value: string | string[]): string {
  if (kind === "list") return FAULTS.unfit;
  if (String(value).trim() === "") return FAULTS.missing;
  return kind === "email" ? FAULTS.noEmail : FAULTS.tooLong;
}

function controlOf(field: FormField, value: string, fault: string | undefined): string {
  const id = idOf(field);
  const shared = [
    `id="${id}" name="${field.name}" autocomplete="${field.autocomplete}"`,
    field.required ? " required" : "",
    fault === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-hata"`,
  ].join("");
  // A browser drops the first line break of such a field: one more keeps that of the visitor.
  if (field.kind === "area") return `<textarea ${shared} rows="8">\n${escapeHtml(value)}</textarea>`;
  return `<input type="${field.kind}" ${shared} value="${escapeHtml(value)}">`;
}

const faultLine = (id: string, fault: string | undefined): string =>
  fault === undefined ? "" : `<p class="hata" id="${id}-hata">${escapeHtml(fault)}</p>`;

/** The chosen entries, each still to be taken back; what else there is to choose, only the site knows. */
function listOf(field: FormField, chosen: string[], fault: string | undefined): string {
  if (chosen.length === 0) return "";
  const boxes = chosen.map(
    (item) =>
      `<label class="secim"><input type="checkbox" name="${field.name}" value="${escapeHtml(item)}" checked> ${escapeHtml(item)}</label>`,
  );
  const id = idOf(field);
  return `<fieldset id="${id}"><legend>${escapeHtml(field.label)}</legend>${boxes.join("")}${faultLine(id, fault)}</fieldset>`;
}

function fieldOf(field: FormField, value: string | string[], fault: string | undefined): string {
  if (Array.isArray(value)) return listOf(field, value, fault);
  const optional = field.required ? "" : ` <span>${PAGE_WORDS.optional}</span>`;
  const id = idOf(field);
  return `<div><label for="${id}">${escapeHtml(field.label)}${optional}</label>${controlOf(field, value, fault)}${faultLine(id, fault)}</div>`;
}

/** The form with what the visitor wrote, and before it a list of what is wrong, each entry leading to its field. */
function formOf({ formType, values, honeypot }: Posted, faults: readonly string[], site: string): string {
  const { fields, submitLabel } = FORMS[formType];
  const shown = fields.map((field) => {
    const value = values[field.name] ?? "";
    return { field, value, fault: faults.includes(field.name) ? faultOf(field, value) : undefined };
  });
  const wrong = shown.flatMap(({ field, fault }) =>
    fault === undefined
      ? []
      : [`<li><a href="#${idOf(field)}">${escapeHtml(field.label)}</a>: ${escapeHtml(fault)}</li>`],
  );
  return `${wrong.length === 0 ? "" : `<ul>${wrong.join("")}</ul>`}<form method="post">
<input type="hidden" name="formType" value="${formType}"><input type="hidden" name="site" value="${escapeHtml(site)}">
${shown.map(({ field, value, fault }) => fieldOf(field, value, fault)).join("\n")}
<div class="gizli" aria-hidden="true"><input name="${HONEYPOT}" tabindex="-1" autocomplete="off" aria-label="${HONEYPOT}" value="${escapeHtml(honeypot ?? "")}"></div>
<p>${PAGE_WORDS.patientHint} ${PAGE_WORDS.kvkkNotice} <a href="${escapeHtml(site)}/kvkk">${PAGE_WORDS.kvkkLink}</a></p>
<button type="submit">${submitLabel}</button>
</form>`;
}

/**
 * The page that answers a form which was not taken: in Turkish, without scripts, with the visitor's text in a form that
 * can be corrected and sent again.
 *
 * @param posted null where what was written is not known, or not to be shown
 * @param site origin of the site, for the ways back
 */
export function refusalPage(refusal: Refusal, posted: Posted | null, site: string): Promise<Response> {
  const { title, text } = FORMS[posted?.formType ?? "contact"].failed;
  const form = posted === null ? "" : formOf(posted, refusal.details.fields ?? [], site);
  const content = `<div role="alert"><h1>${escapeHtml(title)}</h1><p><strong>${escapeHtml(text)}</strong></p><p>${escapeHtml(hintFor(refusal, posted !== null))}</p></div>
${form}
<p><a href="${escapeHtml(site)}/iletisim">${PAGE_WORDS.backLink}</a></p>`;
  const { retryAfter } = refusal.details;
  return pageResponse(refusal.status, `${title}: ${text}`, content, {
    formTargets: ["'self'", site],
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  });
}
