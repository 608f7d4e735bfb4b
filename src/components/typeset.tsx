import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/**
 * A number or range with the word it measures: "3–5 iş", "0,8–1,2 mm", "24–48 saat"; a house number: "No: 12"; or a word
 * with a hyphen. Without lookbehind, which Safari knows from 16.4 only.
 */
const pieces =
  /\p{L}+-\p{L}+|No:\s\d+|%?\d[\d.,]*K?(?:–\d[\d.,]*K?)?\+?(?:\s(?:iş|gün|yıl|saat|ay|dk|mm|MPa)[\p{L}’]*)?/gu;

/** Of these, what may not be divided: where a space, a range or a hyphen after a few letters ("e-posta", "cut-back") stands. */
const isWhole = /[–\s]|^\p{L}{1,4}-/u;

/**
 * Text with its ranges, units and short compounds kept on one line. Spans do this, not U+2060 or U+00A0, which break searching
 * in the page.
 */
export function Typeset({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index } of children.matchAll(pieces)) {
    if (!isWhole.test(match)) continue;
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
