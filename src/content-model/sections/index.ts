import { z } from "zod";
import type { FieldMeta } from "../fields";
import { callToAction } from "./call-to-action";
import { cards } from "./cards";
import { caseStory } from "./case";
import { certificates } from "./certificates";
import { contactWays } from "./contact-ways";
import { dataRequest } from "./data-request";
import { facts } from "./facts";
import { failure } from "./failure";
import { features } from "./features";
import { figures } from "./figures";
import { gallery } from "./gallery";
import { goals } from "./goals";
import { links } from "./links";
import { questions } from "./questions";
import { steps } from "./steps";
import { story } from "./story";
import { team } from "./team";
import { testimonials } from "./testimonials";
import { text } from "./text";
import { texts } from "./texts";
import { timeline } from "./timeline";
import { visit } from "./visit";

/** Kinds of section, in the order /admin offers them. */
const sectionSchema = z
  .discriminatedUnion("type", [
    text,
    story,
    gallery,
    caseStory,
    texts,
    features,
    cards,
    questions,
    links,
    figures,
    facts,
    goals,
    steps,
    timeline,
    team,
    certificates,
    testimonials,
    visit,
    contactWays,
    dataRequest,
    failure,
    callToAction,
  ])
  .describe("Bir bölüm.")
  .meta({ typeName: "PageSection" } satisfies FieldMeta);

export type Section = z.infer<typeof sectionSchema>;

/** Sections of a page, in display order. */
export const sections = (description: string) => z.array(sectionSchema).min(1).describe(description);
