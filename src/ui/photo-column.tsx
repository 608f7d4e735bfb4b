import { chakra } from "@chakra-ui/react/styled-system";
import { Photo, photoSizes } from "./photo";
import type { PictureData } from "./picture";

interface PhotoColumnProps {
  picture: PictureData | null;
  /** Of the photograph above its text, on phones. */
  aspectRatio: string;
  /** Beside a short text. */
  minHeight: string;
}

/** A photograph as high as the text beside it; nothing where there is none. */
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
