import { createElement, Fragment, type ReactNode } from "react";
import type { z } from "zod";
import { metaOf } from "../../../content-model/schema";
import { textParts } from "../../../domain/text-links";
import { filledText, type PreviewContext } from "./context";

interface LabelledProps {
  declared: z.core.$ZodType;
  children: ReactNode;
}

export const Captioned = ({ declared, children }: LabelledProps) => (
  <section>
    <p className="caption">{metaOf(declared).label}</p>
    {children}
  </section>
);

export const Row = ({ declared, children }: LabelledProps) => (
  <p className="row">
    <span>{metaOf(declared).label}</span> {children}
  </p>
);

/** A text with its facts and links; marked if it names an unknown fact. */
export function Prose({ text, context }: { text: string; context: PreviewContext }) {
  const filled = filledText(text, context.facts);
  if (filled === undefined) return <mark>{text}</mark>;
  const parts = textParts(filled).map((part) =>
    part.to ? createElement("a", { href: part.to }, part.text) : part.text,
  );
  return createElement(Fragment, {}, ...parts);
}
