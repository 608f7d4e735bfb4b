import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { renderRichText, renderText } from "../../ui/rich-text";

interface StepItemProps {
  step: Queries.StepFieldsFragment;
  number: number;
  /** Steps per row from 900 px on; undefined if they are stacked. */
  inRow: number | undefined;
  withDurations: boolean;
  ruled: boolean;
}

/** A step with number, title and text, and its duration in words, which may be that of earlier steps too. */
export function StepItem({
  step: { title, description, duration, since, main },
  number,
  inRow,
  withDurations,
  ruled,
}: StepItemProps) {
  const time = duration?.number == null ? null : formatQuantity({ ...duration, number: duration.number });
  const shared = since && since < number;
  const timed = main && time;
  const endsRow = inRow && number % inRow === 0;
  /** Values from 900 px on, for a step in a row. */
  const md = <T,>(value: T) => (inRow ? { md: value } : {});
  return (
    <chakra.li
      position="relative"
      paddingLeft={{ base: "2.25rem", ...md("0"), _print: "0" }}
      paddingBottom="1.75rem"
      paddingRight={md(endsRow ? "0" : "gap")}
    >
      {withDurations ? (
        <chakra.div
          position={{ base: "absolute", ...md("relative") }}
          minHeight={md("2.25rem")}
          right="0"
          top={{ base: "0.5rem", ...md("auto") }}
          textStyle="label"
          color="brand.accent"
        >
          {time ? (
            <span>{renderText(shared ? `${strings.steps(since, number)}: ${time}` : time)}</span>
          ) : null}
        </chakra.div>
      ) : null}
      {ruled ? (
        <chakra.div
          data-print="hide"
          aria-hidden="true"
          position={{ base: "absolute", ...md("static") }}
          insetBlock="0"
          left="0"
          borderLeft={{ base: "1px solid", ...md("0") }}
          borderTop={md("1px solid")}
          borderColor="border.strong"
          // The line continues to the next step of the row.
          marginRight={md(endsRow ? "0" : "calc(-1 * {spacing.gap})")}
        />
      ) : null}
      <chakra.span
        aria-hidden="true"
        data-print="hide"
        position="absolute"
        zIndex="1"
        left="0"
        top={{ base: "0", ...md(withDurations ? "2.25rem" : "0") }}
        width={{ base: "30px", ...md(timed ? "4px" : "2px") }}
        height={{ base: timed ? "4px" : "2px", ...md("40px") }}
        bg={timed ? "brand.accent" : "brand.main"}
      />
      <chakra.div
        paddingTop={{ base: "0.125rem", ...md(ruled ? "2.25rem" : "0") }}
        paddingInline={md(ruled ? "0 1rem" : "1rem")}
      >
        <chakra.span
          fontFamily="heading"
          fontSize={{ base: "2.5rem", _print: "1.75rem" }}
          lineHeight="1"
          color="brand.accent"
        >
          {number}
        </chakra.span>{" "}
        <chakra.h3 textStyle="h3" display={{ _print: "inline" }} marginBlock="0.25rem 0.5rem">
          {renderText(title)}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {renderRichText(description)}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
