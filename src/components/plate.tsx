import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Scale, ScaleEnds } from "./scale";

interface PlateProps extends Omit<HTMLChakraProps<"div">, "scale"> {
  label: string;
  value: string;
  unit: string;
  scale: { from: number; to: number; max: number; open?: boolean };
  /** Words at the end of the axis, e.g. "14 gün". */
  scaleEnd: string;
  /** The value as the largest thing beside a title. */
  large?: boolean;
}

/** A specification plate: label, value, and the value on an axis that every product shares, so plates compare. */
export function Plate({ label, value, unit, scale, scaleEnd, large = false, ...rest }: PlateProps) {
  return (
    <chakra.div
      bg="bg.page"
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="md"
      padding={{ base: "0.875rem 1rem 1rem", sm: "1rem 1.25rem 1.125rem" }}
      {...rest}
    >
      <chakra.dt textStyle="label" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        gap="0 0.4rem"
        marginTop="0.125rem"
        fontFamily="heading"
        fontSize={large ? "clamp(3rem, 2rem + 4vw, 5rem)" : { base: "2rem", sm: "2.375rem" }}
        lineHeight="1.1"
        hyphens="none"
      >
        <chakra.span whiteSpace="nowrap">{value}</chakra.span>{" "}
        <chakra.small fontFamily="body" fontWeight="500" fontSize="small" lineHeight="1.2" color="fg.muted">
          {unit}
        </chakra.small>
      </chakra.dd>
      <chakra.dd marginTop="0.75rem" aria-hidden="true">
        <Scale {...scale} />
        <ScaleEnds low="0" high={scaleEnd} />
      </chakra.dd>
    </chakra.div>
  );
}
