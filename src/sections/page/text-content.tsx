import { clsx } from "clsx";
import { strings } from "../../domain/interface-strings";
import { upFrom } from "../../theme/breakpoints";
import { onDemand } from "../../ui/on-demand";
import { Photo } from "../../ui/photo";
import { renderRichText, renderText } from "../../ui/rich-text";
import type { SectionProps } from "./section-props";
import * as css from "./text-content.module.css";

const TextTable = onDemand(
  "text-table",
  async () => (await import(/* webpackChunkName: "text-table" */ "./text-table")).TextTable,
);

/** Paragraphs, list, short texts, table and photograph of a text, as far as it has them. */
export function TextContent({ section, context }: SectionProps<Queries.TextSectionFragment>) {
  const { body, list, table, image } = section;
  const titled = [...(section.shortTexts ?? []), ...(section.providers ? providerTexts(section.site) : [])];
  return (
    <>
      {body?.map((paragraph, i) => (
        <p key={paragraph} className={clsx(css.paragraph, i === 0 && !section.heading && css.opening)}>
          {renderRichText(paragraph)}
        </p>
      ))}
      {list ? (
        <ul className={css.list}>
          {list.map((item) => (
            <li key={item} className={css.item}>
              {renderRichText(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {titled.length > 0 ? (
        <ul className={css.shortTexts}>
          {titled.map(({ title, description }) => (
            <li key={title} className={css.shortText}>
              <h3 className={css.shortTitle}>{renderText(title)}</h3>
              <p className={css.description}>{renderRichText(description)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {table ? <TextTable table={table} {...(section.heading ? { labelledBy: context.id } : {})} /> : null}
      {image ? (
        <Photo
          picture={image}
          sizes={`(min-width: 92.5rem) 820px, ${upFrom.md} 60vw, 100vw`}
          className={css.photo}
        />
      ) : null}
    </>
  );
}

/**
 * The services that store data, as far as content/site.yaml names them: "Supabase, Almanya. Standart
 * sözleşme."
 */
function providerTexts({ providers }: Queries.TextSectionFragment["site"]) {
  return (["database", "mail", "mailbox", "hosting"] as const).flatMap((name) => {
    const provider = providers?.[name];
    if (!provider) return [];
    const { country, ground } = provider;
    const location = [provider.name, country].filter(Boolean).join(", ");
    return [{ title: strings.providers[name], description: ground ? `${location}. ${ground}` : location }];
  });
}
