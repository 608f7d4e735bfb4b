import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { renderRichText, renderText } from "../../ui/rich-text";
import { providerTexts } from "./provider-texts";
import type { SectionProps } from "./section-props";
import { BulletList, TitledList } from "./text-lists";
import { TextTable } from "./text-table";

/** Paragraphs, list, short texts, table and photograph of a text, as far as it has them. */
export function TextContent({ section, context }: SectionProps<Queries.TextSectionFragment>) {
  const { body, list, table, image } = section;
  const titled = [...(section.shortTexts ?? []), ...(section.providers ? providerTexts(section.site) : [])];
  return (
    <>
      {body?.map((paragraph) => (
        <p key={paragraph}>{renderRichText(paragraph)}</p>
      ))}
      {list ? (
        <BulletList>
          {list.map((item) => (
            <li key={item}>{renderRichText(item)}</li>
          ))}
        </BulletList>
      ) : null}
      {titled.length > 0 ? (
        <TitledList>
          {titled.map(({ title, description }) => (
            <li key={title}>
              <h3>{renderText(title)}</h3>
              <p>{renderRichText(description)}</p>
            </li>
          ))}
        </TitledList>
      ) : null}
      {table ? <TextTable table={table} {...(section.heading ? { labelledBy: context.id } : {})} /> : null}
      {image ? (
        <Photo
          picture={image}
          sizes={`(min-width: 92.5rem) 720px, ${upFrom.md} 52vw, 100vw`}
          marginTop="1.5rem"
          borderRadius="md"
          aspectRatio="16/10"
          css={{ "@media print": { width: "80mm" } }}
        />
      ) : null}
    </>
  );
}
