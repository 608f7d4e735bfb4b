import { chakra } from "@chakra-ui/react/styled-system";
import { fixedIds } from "../../domain/fixed-ids";
import { rulerTicks } from "../../ui/ruler";

interface NotFoundTitleProps {
  title: string;
  language: string | undefined;
}

/** The number in huge digits, the middle one between two lines under a ruler. */
export function NotFoundTitle({ title, language }: NotFoundTitleProps) {
  return (
    <chakra.h1
      id={fixedIds.title}
      lang={language}
      display="inline-block"
      position="relative"
      paddingTop="0.09em"
      borderTop="1px solid {colors.brand.accentFill}"
      fontSize="min(clamp(8.5rem, 4rem + 18vw, 18rem), 43vw)"
      lineHeight="0.86"
    >
      <chakra.span
        aria-hidden="true"
        position="absolute"
        insetInline="0"
        bottom="100%"
        height="14px"
        transform="scaleY(-1)"
        color="brand.accent"
        {...rulerTicks}
      />
      {title.slice(0, 1)}
      <chakra.span marginInline="0.05em" paddingInline="0.03em" css={lines}>
        {title.slice(1, 2)}
      </chakra.span>
      {title.slice(2)}
    </chakra.h1>
  );
}

const line = "linear-gradient({colors.brand.accentFill}, {colors.brand.accentFill})";

/** Two lines as high as the heading, in an inline box without a pseudo-element, so that the number stays one word. */
const lines = {
  background: `${line} left 0.12em / 1px 1em no-repeat, ${line} right 0.12em / 1px 1em no-repeat`,
};
