import { chakra } from "@chakra-ui/react/styled-system";
import { fixedIds } from "../../domain/fixed-ids";
import { rulerTicks } from "../../ui/ruler";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";

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
      display="inline-flex"
      position="relative"
      paddingTop="0.09em"
      borderTop="1px solid {colors.brand.accentFill}"
      fontSize="min(clamp(8.5rem, 4rem + 18vw, 18rem), 43vw)"
      lineHeight="0.86"
      css={{
        "& > :nth-of-type(3)": {
          margin: "-0.09em 0.05em 0",
          padding: "0.09em 0.03em 0.05em",
          borderInline: "1px solid",
          borderColor: "brand.accentFill",
        },
      }}
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
      {[...title].map((digit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change their order
        <span key={i} aria-hidden="true">
          {digit}
        </span>
      ))}
      <ScreenReaderOnly>{title}</ScreenReaderOnly>
    </chakra.h1>
  );
}
