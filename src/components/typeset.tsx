import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A number or range with the word it measures: "3–5 iş", "0,8–1,2 mm", "24–48 saat"; or a house number: "No: 12". */
const measure =
  /No:\s\d+|%?\d[\d.,]*K?(?:–\d[\d.,]*K?)?\+?(?:\s(?:iş|gün|yıl|saat|ay|dk|mm|MPa)[\p{L}’]*)?/gu;

/**
 * Text with its ranges and units kept on one line. Spans do this, not U+2060 or U+00A0, which break searching in
 * the page.
 */
export function Typeset({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index } of children.matchAll(measure)) {
    if (!/[–\s]/.test(match)) continue;
    parts.push(
      children.slice(end, index),
      <chakra.span key={index} whiteSpace="nowrap">
        {match}
      </chakra.span>,
    );
    end = index + match.length;
  }
  parts.push(children.slice(end));
  return <>{parts}</>;
}
