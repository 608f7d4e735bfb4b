import { chakra } from "@chakra-ui/react/styled-system";
import { columns } from "../../components/columns";
import { RichText } from "../../components/rich-text";
import { Section, SectionHead, Wrap } from "../../components/section";
import type { Tone } from "../../theme/tones";

interface TitledTextSectionProps {
  id: string;
  tone?: Tone;
  section: {
    readonly title: string;
    readonly lede: string | null;
    readonly items: readonly Queries.TitledTextFieldsFragment[];
  };
}

/** Titled short texts under hairlines, in columns. */
export function TitledTextSection({ id, tone, section: { title, lede, items } }: TitledTextSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <TitledTexts items={items} />
      </Wrap>
    </Section>
  );
}

/** The texts alone, at most three in a row. */
export function TitledTexts({ items }: Pick<TitledTextSectionProps["section"], "items">) {
  return (
    <chakra.ul
      data-print="columns"
      {...columns(items.length, { base: 1, sm: 2, md: 3 })}
      columnGap="gap"
      rowGap="2.5rem"
    >
      {items.map(({ title: name, description }) => (
        <chakra.li key={name} borderTop="1px solid" borderColor="border.hairline" paddingTop="1.25rem">
          <chakra.h3 textStyle="h3">{name}</chakra.h3>
          <chakra.p marginTop="0.5rem" maxWidth="34em" color="fg.muted" textStyle="small">
            <RichText>{description}</RichText>
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
