import { clsx } from "clsx";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import * as text from "../../theme/text-styles.module.css";
import { equalColumns, inRow } from "../../ui/columns";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./gallery.section.module.css";
import type { SectionProps } from "./section-props";

/** `Picture`'s sizes by pictures per row, an eighth larger than the frames, which crop the sides. */
const sizes: Readonly<Record<number, string>> = {
  1: `(min-width: 92.5rem) 1400px, ${upFrom.md} 108vw, ${upFrom.sm} 55vw, 106vw`,
  2: `(min-width: 92.5rem) 790px, ${upFrom.sm} 55vw, 106vw`,
  3: `(min-width: 92.5rem) 520px, ${upFrom.md} 36vw, ${upFrom.sm} 55vw, 106vw`,
};

/** Photographs of one shape with captions, at most three per row. */
export function Gallery({
  section: { title, lede, pictures },
  context: { id, tone },
}: SectionProps<Queries.GallerySectionFragment>) {
  const columns = inRow(pictures.length, 3);
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <ul data-print="columns" {...equalColumns({ sm: 2, md: columns }, css.pictures)}>
        {pictures.map(({ image, caption }) => (
          <li key={`${image.alt} ${caption}`}>
            <Photo picture={image} sizes={sizes[columns] ?? "100vw"} className={css.photo} />
            {caption ? <p className={clsx(text.small, css.caption)}>{renderText(caption)}</p> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export const galleryFragment = graphql`
  fragment GallerySection on GallerySection {
    id
    title
    lede
    pictures: items {
      caption
      image {
        ...PhotoFields
      }
    }
  }
`;
