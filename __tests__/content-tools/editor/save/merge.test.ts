import { parse } from "yaml";
import { z } from "zod";
import { fromForm, toForm } from "../../../../content-tools/editor/form/values";
import { mergeYaml } from "../../../../content-tools/editor/save/merge";
import { readSourceFiles, type SourceFile } from "../../../../content-tools/model/documents";
import { order, paragraph, text } from "../../../../content-tools/model/fields";
import { picture } from "../../../../content-tools/model/parts";
import { quantity } from "../../../../content-tools/model/quantities";
import { isRecord } from "../../../../content-tools/model/walk";
import { fixtureContent } from "../../../support/fixture-content";

const leaflet = z.strictObject({
  title: text("Başlık."),
  intro: paragraph("Giriş."),
  image: picture,
  time: quantity.optional(),
  phone: z.string().optional(),
  points: z.array(text("Bir nokta.")),
  cards: z.array(z.strictObject({ name: text("Ad."), order: order("Sıra.") })),
  days: z.array(z.string()).optional(),
});

const file = `# yaml-language-server: $schema=../schemas/leaflet.schema.json
# Bu sayfa örnektir.
title: Işıklı "inley" # kısa tutun
intro: >-
  Ön dişlerin rengini, formunu ve hizasını ince porselen yapraklarla yeniler;
  sağlam diş dokusunu yerinde bırakır. Planlama doğruysa hasta yalnızca
  sonucu fark eder.

# Fotoğraf
image:
  src: ../images/a.jpg
  alt: 'Bir kron'
  focus: { x: 48, y: 46 }
phone: "0352 000 00 00"
points:
  - Birinci
  - "{warranty} yıl garanti"
  - Üçüncü
cards:
  - name: Bir
    order: 1
  # ikinci kart
  - name: İki
    order: 2
days: [Monday, Tuesday]
`;

type Leaflet = z.infer<typeof leaflet>;

/** Lines that left and lines that came when the value was changed so. */
function difference(change: (value: Leaflet) => unknown): {
  gone: string[];
  come: string[];
  written: string;
} {
  const value: Leaflet = leaflet.parse(parse(file));
  const changed = change(value);
  const written = mergeYaml(file, isRecord(changed) ? changed : value, leaflet);
  return { ...lineDifference(file, written), written };
}

/** Lines of one text that the other has not, each as often as it is missing. */
function lineDifference(before: string, after: string): { gone: string[]; come: string[] } {
  const missing = (from: string, others: string) => {
    const left = others.split("\n");
    return from.split("\n").filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { gone: missing(before, after), come: missing(after, before) };
}

describe("merging a form into its file", () => {
  test("leaves the file as it is when nothing changed", () => {
    expect(difference((value) => value).written).toBe(file);
  });

  test("changes one line for one word, and keeps the comment behind it", () => {
    const { gone, come } = difference((value) => {
      value.title = "Işıklı onley";
    });
    expect(gone).toEqual(['title: Işıklı "inley" # kısa tutun']);
    expect(come).toEqual(["title: Işıklı onley # kısa tutun"]);
  });

  test("keeps quotes, and puts them where a value needs them", () => {
    const { come } = difference((value) => {
      value.image.alt = "İki kron";
      value.phone = "0352 111 11 11";
      value.title = "Kron: ne zaman?";
    });
    expect(come).toEqual([
      'title: "Kron: ne zaman?" # kısa tutun',
      "  alt: 'İki kron'",
      'phone: "0352 111 11 11"',
    ]);
  });

  test("changes one number within braces", () => {
    const { gone, come } = difference((value) => {
      value.image.focus = { x: 50, y: 46 };
    });
    expect([gone, come]).toEqual([["  focus: { x: 48, y: 46 }"], ["  focus: { x: 50, y: 46 }"]]);
  });

  test("folds only the line of a folded text in which a word changed", () => {
    const { gone, come } = difference((value) => {
      value.intro = value.intro.replace("yerinde", "olduğu yerde");
    });
    expect(gone).toEqual(["  sağlam diş dokusunu yerinde bırakır. Planlama doğruysa hasta yalnızca"]);
    expect(come).toEqual(["  sağlam diş dokusunu olduğu yerde bırakır. Planlama doğruysa hasta yalnızca"]);
  });

  test("adds an item to a list as its own line", () => {
    const { gone, come } = difference((value) => {
      value.points.splice(1, 0, "İkinci");
    });
    expect([gone, come]).toEqual([[], ["  - İkinci"]]);
  });

  test("removes an item with its own lines only", () => {
    const { gone, come } = difference((value) => {
      value.cards.splice(1, 1);
    });
    expect([gone, come]).toEqual([["  # ikinci kart", "  - name: İki", "    order: 2"], []]);
  });

  test("moves an item as it is written, with its comment", () => {
    const { written } = difference((value) => {
      value.cards.reverse();
      value.points.reverse();
    });
    expect(written).toContain("  # ikinci kart\n  - name: İki\n    order: 2\n  - name: Bir\n    order: 1\n");
    expect(written).toContain('  - Üçüncü\n  - "{warranty} yıl garanti"\n  - Birinci\n');
  });

  test("changes an item that also moved in its changed line only", () => {
    const { written } = difference((value) => {
      value.cards = [{ name: "Sıfır", order: 3 }, ...value.cards.map((card) => ({ ...card }))];
      (value.cards[2] as { order: number }).order = 4;
    });
    expect(lineDifference(file, written)).toEqual({
      gone: ["    order: 2"],
      come: ["  - name: Sıfır", "    order: 3", "    order: 4"],
    });
  });

  test("keeps a list in brackets in brackets", () => {
    const { gone, come } = difference((value) => {
      value.days = ["Monday", "Tuesday", "Friday"];
    });
    expect([gone, come]).toEqual([["days: [Monday, Tuesday]"], ["days: [Monday, Tuesday, Friday]"]]);
  });

  test("puts a new field where the model has it, measures on one line", () => {
    const { gone, come, written } = difference((value) => ({
      ...value,
      time: { unit: "iş günü", suffix: "+", number: 3 },
    }));
    expect([gone, come]).toEqual([[], ['time: { number: 3, suffix: "+", unit: iş günü }']]);
    expect(written.indexOf("time:")).toBeLessThan(written.indexOf("phone:"));
  });

  test("takes out a field that was left empty, and nothing beside it", () => {
    const { gone, come } = difference(({ phone: _phone, ...value }) => value);
    expect([gone, come]).toEqual([['phone: "0352 000 00 00"'], []]);
  });

  test("keeps the line ends of Windows", () => {
    const windows = file.replaceAll("\n", "\r\n");
    const value = { ...parse(windows), phone: "1" };
    expect(mergeYaml(windows, value, leaflet)).toBe(windows.replace("0352 000 00 00", "1"));
  });

  test("writes a new file in the model's order, quoted and folded as the content is", () => {
    const long = `${"Uzun bir cümle, ".repeat(9)}ve sonu.`;
    const written = mergeYaml(
      "",
      { points: ["yes", "{a} b"], cards: [], intro: long, title: "12", image: parse(file).image },
      leaflet,
    );
    expect(written).toBe(`title: "12"
intro: >-
  Uzun bir cümle, Uzun bir cümle, Uzun bir cümle, Uzun bir cümle, Uzun bir cümle, Uzun bir cümle, Uzun bir
  cümle, Uzun bir cümle, Uzun bir cümle, ve sonu.
image:
  src: ../images/a.jpg
  alt: Bir kron
  focus: { x: 48, y: 46 }
points:
  - "yes"
  - "{a} b"
cards: []
`);
    expect(parse(written).intro).toBe(long);
  });
});

describe("on every kind of document", () => {
  const files = readSourceFiles(fixtureContent);
  const schemaOf = ({ kind, path }: SourceFile) => {
    if (!kind) throw new Error(`${path} is of no kind.`);
    return kind.schema;
  };
  /** What a form gives back that nobody has touched. */
  const untouched = (source: SourceFile): Record<string, unknown> => {
    const schema = schemaOf(source);
    const value = fromForm(schema, JSON.parse(JSON.stringify(toForm(schema, source.value))), source.path);
    if (!isRecord(value)) throw new Error(`${source.path} is no document.`);
    return value;
  };

  test.each(files.map((source) => [source.path, source] as const))("%s", (_, source) => {
    const schema = schemaOf(source);
    const value = untouched(source);
    expect(mergeYaml(source.text, value, schema)).toBe(source.text);

    // Every third value changed in turn, for time's sake: the new file holds it, and differs where the value stands.
    let values = 0;
    const visit = (holder: Record<string, unknown> | unknown[]) => {
      for (const [key, was] of Object.entries(holder)) {
        if (typeof was === "object" && was !== null) visit(was as Record<string, unknown>);
        else if (values++ % 3 === 0) {
          Reflect.set(holder, key, changed(was));
          const written = mergeYaml(source.text, value, schema);
          expect(parse(written)).toEqual(value);
          const { gone, come } = lineDifference(source.text, written);
          expect(gone.length).toBeLessThanOrEqual(1);
          expect(come.length).toBeLessThanOrEqual(3);
          Reflect.set(holder, key, was);
        }
      }
    };
    visit(value);
    expect(values).toBeGreaterThan(5);
  });

  const changed = (value: unknown) => {
    if (typeof value === "number") return value + 1;
    return typeof value === "boolean" ? !value : `${String(value)} x`;
  };
});
