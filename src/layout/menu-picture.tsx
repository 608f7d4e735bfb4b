import { clsx } from "clsx";
import * as text from "../theme/text-styles.module.css";
import { Picture } from "../ui/picture";
import { renderText } from "../ui/rich-text";
import * as css from "./menu-picture.module.css";

/** Photograph, name and summary of the highlighted product. */
export const MenuPicture = ({
  product: { name, image, menu, catalogue },
}: {
  product: Queries.MenuProductFragment;
}) => (
  <>
    {image ? (
      <div className={css.picture}>
        <Picture picture={image} alt="" sizes="432px" />
      </div>
    ) : null}
    <figcaption className={css.caption}>
      <p className={text.h3}>{renderText(name)}</p>
      <p className={clsx(text.small, css.summary)}>
        {renderText(menu.description ?? catalogue[0]?.description ?? "")}
      </p>
    </figcaption>
  </>
);
