import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../../domain/interface-strings";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { renderRichText, renderText } from "../../ui/rich-text";
import type { SectionProps } from "./section-props";
import { TextTable } from "./text-table";

const TitledList = chakra("ul", {
  base: {
    maxWidth: "40em",
    "& > li": { paddingTop: "1rem" },
    "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
    "& p": { color: "fg.muted" },
  },
});

const BulletList = chakra("ul", {
  base: {
    marginTop: "1rem",
    maxWidth: "40em",
    "& > li": { position: "relative", paddingBlock: "0.375rem", paddingLeft: "2.25rem" },
    // A gold tick. A border, because forced colours remove backgrounds.
    "& > li::before": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "calc(0.375rem + 0.8em)",
      width: "16px",
      borderTop: "1px solid {colors.brand.accent}",
    },
  },
});

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
          sizes={`(min-width: 92.5rem) 820px, ${upFrom.md} 60vw, 100vw`}
          marginTop="1.5rem"
          borderRadius="md"
          aspectRatio="16/10"
          css={{ "@media print": { width: "80mm" } }}
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
