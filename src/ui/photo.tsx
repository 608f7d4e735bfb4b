import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as css from "./photo.module.css";
import { Picture, type PictureData } from "./picture";

interface PhotoProps extends ComponentProps<"figure"> {
  picture: PictureData;
  /** As in `Picture`. */
  sizes: string;
  priority?: boolean | undefined;
  /** "sync": no frame shows the photograph's placeholder once its file is there. */
  decoding?: "sync" | undefined;
}

/** Class of the first photograph of a page, which scales into place on load. */
export const firstPhotoClass = css.first;

/** A photograph that fills its frame, cropped around its focal point. */
export function Photo({ picture, sizes, priority, decoding, className, ...rest }: PhotoProps) {
  return (
    <figure className={clsx(css.photo, className)} {...rest}>
      <div className={clsx(css.frame, priority && css.first)}>
        <Picture picture={picture} sizes={sizes} priority={priority} decoding={decoding} />
      </div>
    </figure>
  );
}
