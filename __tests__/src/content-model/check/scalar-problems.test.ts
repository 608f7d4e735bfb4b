import fc from "fast-check";
import { parse } from "yaml";
import { scalarProblems } from "../../../../src/content-model/check/scalar-problems";
import { parseSourceFile } from "../../../../src/content-model/documents";

const read = (word: string, version: "1.1" | "1.2"): unknown => {
  try {
    return parse(`badge: ${word}`, { version, logLevel: "error" })?.badge;
  } catch {
    return undefined;
  }
};

const ambiguous = (word: string): boolean =>
  scalarProblems(parseSourceFile("products/a.yaml", `badge: ${word}\n`)).some(({ message }) =>
    message.includes("farklı okunabilir"),
  );

/** Words made of the characters of numbers, times and dates, and YAML's special words. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."0123456789:._-+,eExXbBoOtTzZaAfF "), minLength: 1, maxLength: 8 }),
  fc.constantFrom(..."yes No ON off y N true False NULL ~ .inf -.INF .NaN =".split(" ")),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

test("reports unquoted words that YAML versions read differently", () => {
  fc.assert(
    fc.property(word, (raw) => {
      const written = raw.trim();
      const [older, newer] = [read(written, "1.1"), read(written, "1.2")];
      // The parser reads E0 as a number in version 1.1, which no version of YAML defines; it may be the name
      // of a shade.
      fc.pre(!/^[-+]?e/i.test(written));
      fc.pre(newer !== undefined && older !== undefined && typeof newer !== "object");
      expect({ written, ambiguous: ambiguous(written) }).toEqual({
        written,
        ambiguous: !Object.is(older, newer),
      });
    }),
    { numRuns: 1000 },
  );
});
