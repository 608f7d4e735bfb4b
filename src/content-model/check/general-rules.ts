import { sentencesOf } from "../content-index";
import { placeOf, placeOfPart, type SourceFile } from "../documents";
import { dig, type Field, fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

const isProduct = ({ kind }: SourceFile) => kind?.type === "Product";

const lower = (text: string) => text.toLocaleLowerCase("tr");

/** Texts in the laboratory's own voice; durations of steps and testimonials have their own numbers. */
export const isSpoken = ({ path, value, meta }: Field): boolean =>
  meta.kind === "text" &&
  typeof value === "string" &&
  path[0] !== "testimonials" &&
  path.at(-1) !== "duration" &&
  path.at(-1) !== "alt";

/** "{turnaround} gün" reads as calendar days, but working days are counted. */
export const calendarDays = (files: readonly SourceFile[]): Problem[] =>
  files.flatMap((file) =>
    fieldsOf(file)
      .filter(isSpoken)
      .flatMap(({ path, value }) => {
        const [found, name] =
          /\{(turnaround|fixedDelivery|removableDelivery)\} gün/.exec(String(value)) ?? [];
        if (found === undefined) return [];
        return [
          problemAt(
            file,
            placeOfPart(file, path, found),
            "Süreler iş günü olarak sayılır, metin ise “gün” diyor.",
            `“{${name}} iş günü” yazın.`,
          ),
        ];
      }),
  );

const general = {
  warranty: { own: "warranty", sentence: "generalWarranty", what: "garantisi" },
  fixedDelivery: { own: "turnaround", sentence: "generalTurnaround", what: "süresi" },
  removableDelivery: { own: "turnaround", sentence: "generalTurnaround", what: "süresi" },
} as const;

/** Words that mark a sentence as a rule with exceptions. */
const isLimited = /genel|ürün|aksi|çoğu/;

/** Reports a general duration or warranty stated without exceptions although some products have their own. */
export function unlimitedRules(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  const written = sentencesOf(site?.value);
  return Object.entries(general).flatMap(([name, { own, sentence, what }]) => {
    if (!files.some((file) => isProduct(file) && dig(file.value, [own]) !== undefined)) return [];
    return files
      .filter((file) => !isProduct(file))
      .flatMap((file) =>
        fieldsOf(file)
          .filter(isSpoken)
          .filter(({ value }) => String(value).includes(`{${name}}`) && !isLimited.test(lower(String(value))))
          .map(({ path }) =>
            problemAt(
              file,
              placeOf(file, path),
              `Genel kural her ürün için söylenmiş; bazı ürünlerin kendi ${what} var.`,
              written[sentence] === undefined
                ? "Genel kural olduğunu, ürün sayfasındakinin önce geldiğini ekleyin."
                : `{${sentence}} yazın ya da genel kural olduğunu söyleyin.`,
            ),
          ),
      );
  });
}
