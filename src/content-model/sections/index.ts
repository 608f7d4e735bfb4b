import { z } from "zod";
import { type FieldMeta, list } from "../fields";
import * as kinds from "./kinds";

type Kind = (typeof kinds)[keyof typeof kinds];

/** By their Turkish names, as /admin offers them. */
const byName = Object.values(kinds).sort((a, b) =>
  (a.description ?? "").localeCompare(b.description ?? "", "tr"),
);

const sectionSchema = z
  .discriminatedUnion("type", byName as [Kind, ...Kind[]])
  .describe("Bir bölüm.")
  .meta({ typeName: "PageSection" } satisfies FieldMeta);

/** Sections of a page, in display order. */
export const sections = (description: string) => list(sectionSchema, description);
