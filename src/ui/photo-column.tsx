import { chakra } from "@chakra-ui/react/styled-system";
import { Photo, photoSizes } from "./photo";
import type { PictureData } from "./picture";

interface PhotoColumnProps {
  picture: PictureData | null;
  /** Aspect ratio on phones, above the text. */
  aspectRatio: string;
  /** Beside a short text. */
  minHeight: string;
}

/** A photograph as tall as the text beside it; nothing without a picture. */
export function PhotoColumn({ picture, aspectRatio, minHeight }: PhotoColumnProps) {
  if (!picture) return null;
  return (
    <chakra.div gridColumn={{ md: "span 5" }}>
      <Photo
        picture={picture}
        sizes={photoSizes.column}
        height={{ md: "100%" }}
        minHeight={{ md: minHeight }}
        aspectRatio={{ base: aspectRatio, md: "auto" }}
        borderRadius="md"
      />
    </chakra.div>
  );
}
