import { chakra } from "@chakra-ui/react/styled-system";
import type { KeyboardEvent } from "react";
import { slipStrings } from "../../lib/slip-strings";
import { type Quadrant, type Tooth, toothRows } from "../../lib/teeth";
import { variable } from "../../theme/token-variables";
import { ScreenReaderOnly } from "../marks";
import { moveFocus } from "./move-focus";
import { ToothDrawings, toothDrawing } from "./tooth-drawings";

/** Teeth in half a row of permanent teeth: the columns that all rows share. */
const columns = 8;

/**
 * The FDI chart: one named check box a tooth, so that it works by mouse, touch and keyboard, without scripts, and is
 * read tooth by tooth. On phones each half of a row has a line of its own.
 */
export function ToothChart({ hint }: { hint: string }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  return (
    <chakra.fieldset gridColumn="1 / -1" position="relative" onKeyDown={onKeyDown} data-print="chart">
      <chakra.legend fontSize="small" fontWeight="550" lineHeight="1.4">
        {slipStrings.teeth}
      </chakra.legend>
      <chakra.p data-print="hide" textStyle="small" color="fg.muted" marginBottom="0.75rem">
        {hint}
      </chakra.p>
      <ToothDrawings />
      {toothRows.map(({ name, isMilk, quadrants }, i) => (
        <chakra.fieldset
          key={name}
          display="grid"
          gridTemplateColumns={{ md: "repeat(2, minmax(0, 1fr))" }}
          rowGap="0.25rem"
          marginInline={{ base: "-4px", md: "0" }}
          marginTop={isMilk ? "0.25rem" : "0"}
          paddingTop={i === 2 ? "0.5rem" : "0"}
          borderTop={i === 2 ? "1px dashed" : "0"}
          borderColor="brand.accent"
          css={i === 1 ? { paddingBottom: "0.5rem" } : {}}
        >
          <ScreenReaderOnly asChild>
            <legend>{name}</legend>
          </ScreenReaderOnly>
          {quadrants.map((quadrant, half) => (
            <HalfRow key={quadrant.number} quadrant={quadrant} row={`dis-${i + 1}`} isLeft={half === 0} />
          ))}
        </chakra.fieldset>
      ))}
    </chakra.fieldset>
  );
}

interface HalfRowProps {
  quadrant: Quadrant;
  row: string;
  isLeft: boolean;
}

function HalfRow({ quadrant: { name, teeth }, row, isLeft }: HalfRowProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      borderColor="brand.accent"
      borderRight={{ md: isLeft ? "1px dashed" : "0" }}
    >
      <chakra.span
        aria-hidden="true"
        data-print="hide"
        display={{ md: "none" }}
        gridColumn="1 / -1"
        textStyle="label"
        color="brand.accent"
      >
        {name}
      </chakra.span>
      {teeth.map((tooth, i) => (
        <ToothBox
          key={tooth.number}
          tooth={tooth}
          row={row}
          // Fewer teeth stand at the middle of the face.
          start={i === 0 && isLeft ? columns - teeth.length + 1 : undefined}
        />
      ))}
    </chakra.div>
  );
}

/** The check box covers it, so that it needs no label around it; it has its name itself. */
const Cell = chakra("span", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "56px",
    fontSize: "label",
    lineHeight: "1.2",
    color: "fg.muted",
    cursor: "pointer",
    border: "1px solid transparent",
    borderRadius: "md",
    _hover: { bg: "bg.tint" },
    "&:has(:checked)": {
      fontWeight: "550",
      color: "fg.ink",
      bg: "bg.tint",
      borderColor: "brand.main",
      "--tooth": variable("colors.brand.main"),
      "--fissure": variable("colors.bg.page"),
    },
    "@media (forced-colors: active)": {
      borderColor: "Canvas",
      "&:has(:checked)": {
        border: "3px solid Highlight",
        "--tooth": "Highlight",
        "--fissure": "Canvas",
      },
    },
  },
});

interface ToothBoxProps {
  tooth: Tooth;
  /** The row, which is the group of the box. */
  row: string;
  start: number | undefined;
}

function ToothBox({ tooth: { number, name, kind }, row, start }: ToothBoxProps) {
  return (
    <Cell gridColumnStart={start}>
      <chakra.input
        type="checkbox"
        name={row}
        value={number}
        aria-label={slipStrings.tooth(number, name)}
        position="absolute"
        // Over the border too: a finger needs all of it.
        inset="-1px"
        width="calc(100% + 2px)"
        height="calc(100% + 2px)"
        margin="0"
        appearance="none"
        cursor="pointer"
      />
      <chakra.svg aria-hidden="true" width="80%" maxWidth="32px" height="32px">
        <use href={toothDrawing(kind)} />
      </chakra.svg>
      <span aria-hidden="true">{number}</span>
    </Cell>
  );
}
