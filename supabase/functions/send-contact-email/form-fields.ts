import { HONEYPOT } from "./honeypot.ts";
import type { Message } from "./validate.ts";

/** A field of a form, as the page of a refused message shows it. */
export interface FormField {
  name: string;
  /** The same words as on the site (`src/lib/form-strings.ts`; a test holds them together). */
  label: string;
  /** What the control is: an input of that type, a field of several lines, or a list of boxes to tick. */
  kind: "text" | "tel" | "email" | "area" | "list";
  required: boolean;
  /** What the browser may fill in by itself. */
  autocomplete: string;
}

interface Form {
  submitLabel: string;
  /** The notice of a message that was not sent, as the product fixes it. */
  failed: { title: string; text: string };
  fields: readonly FormField[];
}

const field = (
  name: string,
  label: string,
  kind: FormField["kind"],
  required: boolean,
  autocomplete = "off",
): FormField => ({ name, label, kind, required, autocomplete });

/** The two forms, their fields in the order of the site. */
export const FORMS: Record<Message["formType"], Form> = {
  contact: {
    submitLabel: "Mesajı gönder",
    failed: { title: "Hata", text: "Mesajınız gönderilemedi. Lütfen tekrar deneyin." },
    fields: [
      field("name", "Ad soyad", "text", true, "name"),
      field("phone", "Telefon", "tel", false, "tel"),
      field("email", "E-posta", "email", true, "email"),
      field("subject", "Konu", "text", false),
      field("message", "Mesajınız", "area", true),
    ],
  },
  info_request: {
    submitLabel: "Bilgi talebini gönder",
    failed: { title: "Hata", text: "Bilgi talebiniz gönderilemedi. Lütfen tekrar deneyin." },
    fields: [
      field("clinicName", "Klinik adı", "text", true, "organization"),
      field("contactPerson", "Yetkili kişi", "text", true, "name"),
      field("phone", "Telefon", "tel", true, "tel"),
      field("email", "E-posta", "email", true, "email"),
      field("selectedServices", "İlgilendiğiniz ürünler", "list", false),
      field("message", "Mesajınız", "area", false),
    ],
  },
};

/** A form as a browser posted it: what the visitor wrote, letter by letter. */
export interface Posted {
  formType: Message["formType"];
  values: Readonly<Record<string, string | string[]>>;
  /** What stands in the hidden field; null where the body lacks it, which the site's own forms never do. */
  honeypot: string | null;
  /** Origin of the site that the page of a refused message belongs to; unchecked, null where the site itself posted. */
  site: string | null;
}

/**
 * Reads a body of `application/x-www-form-urlencoded`; whatever its bytes are, it gives text. Other fields than the
 * form's are left out, those of the transport too: a browser cannot know them.
 *
 * @returns null where the body names neither form
 */
export function readPosted(bytes: Uint8Array): Posted | null {
  const params = new URLSearchParams(new TextDecoder().decode(bytes));
  const formType = params.get("formType");
  if (formType !== "contact" && formType !== "info_request") return null;
  const values = FORMS[formType].fields.map(({ name, kind }) => [
    name,
    kind === "list" ? params.getAll(name) : (params.get(name) ?? ""),
  ]);
  return {
    formType,
    values: Object.fromEntries(values),
    honeypot: params.get(HONEYPOT),
    site: params.get("site"),
  };
}
