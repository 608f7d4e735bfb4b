import { z } from "zod";
import { list } from "../fields";
import { metaOf } from "../schema";
import * as kinds from "./kinds";

type Kind = (typeof kinds)[keyof typeof kinds];

/** By their Turkish names, as /admin offers them. */
const byName = Object.values(kinds).sort((a, b) =>
  (metaOf(a).label ?? "").localeCompare(metaOf(b).label ?? "", "tr"),
);

const sectionSchema = z
  .discriminatedUnion("type", byName as [Kind, ...Kind[]])
  .meta({ label: "Bölüm", typeName: "PageSection" });

/** Sections of a page, in display order. */
export const sections = (label: string) => list(sectionSchema, label);
