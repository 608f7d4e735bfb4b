/**
 * The fields of both forms, the single source for the site, the function and its mails. No imports: the site
 * bundles this file.
 */

interface Field {
  name: string;
  /** Label in the form, and in the mail unless `mailLabel` is set. */
  label: string;
  mailLabel?: string;
  /** Single line, typed input, textarea, or checkboxes. */
  kind: "line" | "phone" | "email" | "area" | "list";
  required: boolean;
  /** Autocomplete token; "off" would also make browsers forget the field over Back. */
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

/** Fields of each form, in order. */
export const FORMS = {
  contact: [
    { name: "name", label: "Ad soyad", kind: "line", required: true, autoComplete: "name" },
    { ...phone, required: false },
    email,
    { name: "subject", label: "Konu", kind: "line", required: false },
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
 * Maximum lengths in UTF-16 units, against abuse; together they fit into the function's largest body. E-mail as
 * in RFC 5321: 64 for the local part, 255 for the domain, plus the @.
 */
export const LIMITS = { line: 200, phone: 100, email: 320, area: 5_000, list: 2_000 } as const;

/** Name of the honeypot; one that browsers do not autofill. */
export const HONEYPOT = "extraInfo";

/** How the address of a refused form names the form, before the reason. */
export const FORM_PREFIX = { contact: "", info_request: "bilgi-talebi-" } as const;

/** Field errors (empty, malformed, too long) as the address of a refused form names them. */
export const FAULT_WORDS = { missing: "eksik", invalid: "gecersiz", too_long: "uzun" } as const;
