/**
 * The two forms: each field is declared here, and nowhere else, for the site's forms, the function and its mails.
 * No imports: the site bundles this file.
 */

interface Field {
  name: string;
  /** What the form calls it, and the mail unless it has `mailLabel`. */
  label: string;
  mailLabel?: string;
  /** A line, a line that browsers check or offer a keyboard for, a text of several lines, or boxes to tick. */
  kind: "line" | "phone" | "email" | "area" | "list";
  required: boolean;
  /** What the browser may fill in by itself. */
  autoComplete?: string;
}

const phone = { name: "phone", label: "Telefon", kind: "phone", autoComplete: "tel" } as const;
const email = {
  name: "email",
  label: "E-posta",
  kind: "email",
  required: true,
  autoComplete: "email",
} as const;
const message = { name: "message", label: "Mesajınız", mailLabel: "Mesaj", kind: "area" } as const;

/** The fields of each form, in the order in which they are read. */
export const FORMS = {
  contact: [
    { name: "name", label: "Ad soyad", kind: "line", required: true, autoComplete: "name" },
    { ...phone, required: false },
    email,
    { name: "subject", label: "Konu", kind: "line", required: false, autoComplete: "off" },
    { ...message, required: true },
  ],
  info_request: [
    {
      name: "clinicName",
      label: "Klinik adı",
      kind: "line",
      required: true,
      autoComplete: "organization",
    },
    { name: "contactPerson", label: "Yetkili kişi", kind: "line", required: true, autoComplete: "name" },
    { ...phone, required: true },
    email,
    {
      name: "selectedServices",
      label: "İlgilendiğiniz ürünler",
      mailLabel: "İlgilenilen ürünler",
      kind: "list",
      required: false,
    },
    { ...message, required: false },
  ],
} as const satisfies Record<string, readonly Field[]>;

export type FormType = keyof typeof FORMS;
export type FieldOf<Type extends FormType> = (typeof FORMS)[Type][number];
export type FieldName = FieldOf<FormType>["name"];

/**
 * Letters a field takes, in UTF-16 units: ceilings against abuse, above what a person writes into a form. A list has those
 * of an area for all its entries together. For e-mail RFC 5321: 64 for the local part, 255 for the domain, and the @.
 */
export const LIMITS = { line: 500, phone: 500, email: 320, area: 5_000, list: 5_000 } as const;

/** Name of the field that people do not see; one that browsers know nothing to fill in for. */
export const HONEYPOT = "ekBilgi";
