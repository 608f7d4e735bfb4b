import { quantitiesOf } from "../content-index";
import { placeOfPart, type SourceFile } from "../documents";
import { dig, type Field, fieldsOf, isRecord, strings } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Standards and approvals, each as a text names it. */
const standards = /(?<!\p{L})(ISO(?:[ -]?\d{4,5})?|FDA|CE|TSE|TİTCK|MDR)(?![\p{L}\d])/gu;

const days = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"];
const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const roundTheClock = /(?<![\d/])(?:7\/24|24\/7)(?![\d/])/;

/** A sentence that says when nobody is there promises nothing. */
const closed = /kapalı|sayılmaz|hariç|dışında|çalışm[ıa]|yoktur|tatil/i;

/** That work is done: taken in, handed over, made. */
const works =
  /(?<!\p{L})(?:al(?:ırız|ıyoruz|ınır)|ed(?:eriz|iyoruz|ilir)|çalış(?:ırız|ıyoruz|ılır)|açı(?:ğız|k|ktır)|iş günü(?:dür| sayılır))(?!\p{L})/u;

/** One of these days, said to be a day of work: it is the last day named before, and nothing between takes it back. */
function workedDay(names: readonly string[]): RegExp {
  const day = (of: readonly string[]) => `(?<!\\p{L})(?:${of.join("|")})(?:leri|ları)?(?!\\p{L})`;
  const between = `(?:(?!${day(days)}|${closed.source}|saymay)[^.;])*?`;
  return new RegExp(`(${day(names)})${between}${works.source}`, "iu");
}

const isCertificates = ({ path }: Field) => path[0] === "certificates";

const textsOf = (file: SourceFile) =>
  fieldsOf(file).flatMap((field) =>
    field.meta.kind === "text" && typeof field.value === "string" ? [{ field, text: field.value }] : [],
  );

/**
 * Claims that nothing else in the content bears out: a standard that no certificate names, a day on which the laboratory is
 * closed, a service at all hours. Advice: it may be so all the same.
 */
export function doubtfulClaims(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  const certified = files
    .flatMap((file) => textsOf(file).filter(({ field }) => isCertificates(field)))
    .map(({ text }) => text)
    .join(" ");
  const openDays = hoursOf(site).flatMap(({ schemaDays: named }) => strings(named));
  const closedDays = days.filter((_, i) => !openDays.includes(schemaDays[i] ?? ""));
  const dayNames = new RegExp(`(?<!\\p{L})(?:${closedDays.join("|")})(?!\\p{L})`, "u");
  const worked = workedDay(closedDays);
  const dayIn = (file: SourceFile, text: string) => {
    // How days are counted names those on which nobody works, too.
    if (file.kind?.type === "Holidays") return worked.exec(text)?.[1];
    return closed.test(text) ? undefined : dayNames.exec(text)?.[0];
  };
  const alwaysOpen = isAlwaysOpen(files, site);
  return files
    .filter(({ kind }) => kind)
    .flatMap((file) =>
      textsOf(file).flatMap(({ field, text }) => {
        if (isCertificates(field)) return [];
        const at = (part: string, message: string, fix: string) =>
          problemAt(file, placeOfPart(file, field.path, part), message, fix);
        const named = [...text.matchAll(standards)].map(([name]) => name);
        const unproved = named.find((name) => !certified.includes(name));
        const day = closedDays.length > 0 && openDays.length > 0 ? dayIn(file, text) : undefined;
        const clock = roundTheClock.exec(text)?.[0];
        return [
          ...(unproved
            ? [
                at(
                  unproved,
                  `Metin ${unproved} diyor, belgeler arasında ise o yok.`,
                  "Belgeniz varsa hakkımızda ya da kalite sayfasının “certificates” listesine ekleyin; yoksa metinden çıkarın.",
                ),
              ]
            : []),
          ...(day && !(file === site && field.path[0] === "hours")
            ? [
                at(
                  day,
                  `Metin ${day} gününden söz ediyor, çalışma saatlerinde ise o gün yok.`,
                  "Metni ya da content/site.yaml içindeki “hours” alanını düzeltin.",
                ),
              ]
            : []),
          ...(clock && !alwaysOpen && field.path.join() !== "details,support,hours"
            ? [
                at(
                  clock,
                  `Metin ${clock} hizmet diyor, çalışma saatlerinde ise böyle bir saat yok.`,
                  "Destek saatlerini contact.yaml içinde “support” altında söyleyin ya da metinden çıkarın.",
                ),
              ]
            : []),
        ];
      }),
    );
}

const hoursOf = (site: SourceFile | undefined): Record<string, unknown>[] => {
  const hours = dig(site?.value, ["hours"]);
  return Array.isArray(hours) ? hours.filter(isRecord) : [];
};

/** Whether the contact page or the hours say that somebody is there at all hours. */
function isAlwaysOpen(files: readonly SourceFile[], site: SourceFile | undefined): boolean {
  const contact = files.find(({ path }) => path === "pages/contact.yaml")?.value;
  const support = dig(contact, ["details", "support", "hours"]);
  const facts = Object.values(quantitiesOf(site?.value) ?? {});
  return (
    roundTheClock.test(String(support)) ||
    facts.some((fact) => dig(fact, ["number"]) === 24 && dig(fact, ["suffix"]) === "/7") ||
    hoursOf(site).some(({ opens, closes }) => opens === "00.00" && String(closes) >= "23.59")
  );
}
