import { z } from "zod";
import { warningsOf } from "../../../../content-tools/editor/browser/picture-check";
import { factsFor } from "../../../../content-tools/editor/form/facts";
import { limitsOf } from "../../../../content-tools/editor/form/limits";
import { widgetsOf } from "../../../../content-tools/editor/form/widgets";
import { readSourceFiles } from "../../../../content-tools/model/documents";
import { keyword, slug, text } from "../../../../content-tools/model/fields";
import { callout, picture } from "../../../../content-tools/model/parts";
import { placeholdersIn } from "../../../../content-tools/model/placeholders";
import { duration } from "../../../../content-tools/model/quantities";
import { fixtureContent, product } from "../../../support/fixture-content";

const files = readSourceFiles(fixtureContent);
const choices = { menuGroup: [], category: [], link: [], factName: [] };
const widgets = (schema: z.ZodObject) =>
  Object.fromEntries(widgetsOf(schema, choices).map((widget) => [widget.name, widget]));

describe("the page knows of a field", () => {
  test("how many characters fit, and whether it may hold facts", () => {
    const fields = widgets(
      z.strictObject({ name: text("Ad.", 40), word: keyword("Söz."), at: slug("Adres.") }),
    );
    expect(fields.name).toMatchObject({ limit: 40, facts: true });
    expect(fields.word).toMatchObject({ limit: 60 });
    expect(fields.word).not.toHaveProperty("facts");
    expect(fields.at).not.toHaveProperty("limit");
  });

  test("that a section is a point of a picture, and where its corner is; no other section is", () => {
    const fields = widgets(
      z.strictObject({ image: picture, callout, warranty: duration("Garanti.", ["yıl"]) }),
    );
    const inside = (name: string, key: string) => fields[name]?.fields?.find((field) => field.name === key);
    expect(inside("image", "focus")).toMatchObject({ point: { width: 100, height: 100 } });
    expect(inside("callout", "end")).toMatchObject({ point: { width: 1920, height: 1200 } });
    expect(fields.image).not.toHaveProperty("point");
    expect(fields.warranty).not.toHaveProperty("point");
  });
});

describe("the facts of a document", () => {
  const of = (path: string) =>
    factsFor(
      files,
      files.find((file) => file.path === path),
    );
  const named = (path: string, name: string) => of(path).filter((fact) => fact.name === name);

  test("are its own before those of the laboratory, each once, with what it means", () => {
    expect(named(product, "warranty")).toEqual([
      { name: "warranty", text: "15", meaning: "yıl · bu ürünün garantisi" },
    ]);
    expect(named("pages/about.yaml", "turnaround")).toEqual([]);
    expect(named("pages/about.yaml", "brand")).toMatchObject([{ meaning: "markanın adı" }]);
  });

  test("are all that the texts of the fixture name", () => {
    for (const file of files.filter(({ kind }) => kind)) {
      const names = of(file.path).map(({ name }) => name);
      for (const name of placeholdersIn(file.text.replace(/^\s*#.*$/gm, ""))) expect(names).toContain(name);
    }
  });
});

describe("of a picture the editor is warned", () => {
  const limits = limitsOf();
  const warned = (width: number, height: number, bytes = 500_000) => warningsOf(width, height, bytes, limits);

  test("when it is too small, dim, narrow, wide or heavy, and not when it is right", () => {
    expect(warned(1920, 1200)).toEqual([]);
    expect(warned(limits.leastWidth - 1, 500)[0]).toMatch(/çok küçük, kaydedilmez/);
    expect(warned(limits.goodWidth - 1, 1000)).toEqual([expect.stringMatching(/bulanık/)]);
    expect(warned(1920, 1920)).toEqual([expect.stringMatching(/dar ya da dik/)]);
    expect(warned(2400, 1000)).toEqual([expect.stringMatching(/çok geniş/)]);
    expect(warned(1920, 1200, limits.mostBytes + 1)).toEqual([expect.stringMatching(/gereğinden büyük/)]);
  });
});
