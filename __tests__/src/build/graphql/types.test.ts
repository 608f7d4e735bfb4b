import { z } from "zod";
import { graphqlTypes } from "../../../../src/build/graphql/types";
import { text } from "../../../../src/content-model/fields";
import { stat } from "../../../../src/content-model/quantities";

const typesOf = (shape: z.ZodRawShape) =>
  graphqlTypes([{ type: "Leaflet", file: "leaflet.yaml", schema: z.strictObject(shape) }]).types;

/** Fields of a type, one per line, without indentation. */
const fieldsOf = (sdl: string, type: string) =>
  (new RegExp(`type ${type} [^{]*\\{\\n([^}]*)\\n\\}`).exec(sdl)?.[1] ?? "")
    .split("\n")
    .map((line) => line.trim());

test("optional fields are nullable", () => {
  const sdl = typesOf({
    size: z.number(),
    order: z.number().int(),
    folded: z.boolean().optional(),
    lines: z.array(text("Satır.")),
  });
  expect(fieldsOf(sdl, "Leaflet")).toEqual([
    "size: Float!",
    "order: Int!",
    "folded: Boolean",
    "lines: [String!]! @text",
  ]);
});

test("a stat's number and unit may come from a fact", () => {
  const fields = fieldsOf(typesOf({ stat }), "Stat");
  expect(fields).toContain("number: Float @fromFact");
  expect(fields).toContain("unit: String @fromFact");
  expect(fields.join()).not.toContain("fact:");
});

test("fields for the build only are left out", () => {
  const hidden = z.string().meta({ graphql: false });
  expect(fieldsOf(typesOf({ title: text("Başlık."), hidden }), "Leaflet")).toEqual(["title: String! @text"]);
});

test("an unnamed section is named after its path", () => {
  const sdl = typesOf({ map: z.strictObject({ scale: z.strictObject({ label: text("Ölçek.") }) }) });
  expect(sdl.match(/^type \w+/gm)).toEqual(["type Leaflet", "type LeafletMap", "type LeafletMapScale"]);
});

test("a discriminated union becomes a GraphQL union", () => {
  const kind = (type: string) =>
    z.strictObject({ type: z.literal(type), title: text("Başlık.") }).meta({ typeName: `${type}Part` });
  const parts = z.array(z.discriminatedUnion("type", [kind("A"), kind("B")]).meta({ typeName: "Part" }));
  const { types, unions } = graphqlTypes([
    { type: "Leaflet", file: "leaflet.yaml", schema: z.strictObject({ parts }) },
  ]);
  expect(fieldsOf(types, "Leaflet")).toEqual(["parts: [Part!]!"]);
  expect(fieldsOf(types, "BPart")).toEqual(["type: String!", "title: String! @text"]);
  expect([...(unions.get("Part") ?? [])]).toEqual([
    ["A", "APart"],
    ["B", "BPart"],
  ]);
});
