import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Picture, type PictureData } from "./picture";

interface PhotoProps extends HTMLChakraProps<"figure"> {
  picture: PictureData;
  /** As in `Picture`. */
  sizes: string;
  priority?: boolean;
}

/** For the first photograph of a page: it scales into place on load, and noise hides banding of its gradients. */
export const firstPhotoCss = {
  "@media (prefers-reduced-motion: no-preference)": { animation: "settle 1400ms {easings.calm}" },
  // `static/grain.png`: two levels in 255 at device pixel size, 64 px, 2 % opaque.
  "@media screen and (min-width: 56.25rem) and (min-resolution: 2dppx)": {
    _after: {
      content: '""',
      position: "absolute",
      inset: "0",
      background: "url(/grain.png) 0 0/32px",
    },
  },
};

/** A photograph that fills its frame, cropped around its focal point. */
export function Photo({ picture, sizes, priority, ...rest }: PhotoProps) {
  return (
    <chakra.figure position="relative" overflow="hidden" bg="bg.tint" {...rest}>
      <chakra.div boxSize="100%" css={priority ? firstPhotoCss : {}}>
        <Picture picture={picture} sizes={sizes} priority={priority} />
      </chakra.div>
    </chakra.figure>
  );
}
