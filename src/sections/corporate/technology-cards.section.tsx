import { chakra } from "@chakra-ui/react/styled-system";
import { columns } from "../../components/columns";
import { entrance } from "../../components/motion/entrance";
import { Section, SectionHead, Wrap } from "../../components/section";
import { TickList } from "../../components/tick-list";

interface TechnologyCardsProps {
  technology: {
    readonly title: string;
    readonly lede: string | null;
    readonly items: readonly Queries.TechnologyFieldsFragment[];
  };
}

export function TechnologyCards({ technology: { title, lede, items } }: TechnologyCardsProps) {
  return (
    <Section tone="tint" aria-labelledby="teknoloji">
      <Wrap>
        <SectionHead id="teknoloji" title={title} lede={lede} />
        <chakra.ul gap="gap" {...columns(items.length, { base: 1, md: 3 })}>
          {items.map(({ name, description, benefits }) => (
            <chakra.li
              key={name}
              {...entrance("rise")}
              bg="bg.page"
              border="1px solid"
              borderColor="border.hairline"
              borderRadius="md"
              padding="1.75rem 1.75rem 1.5rem"
            >
              <chakra.h3 textStyle="h3">{name}</chakra.h3>
              <chakra.p marginBlock="0.625rem 1rem" textStyle="small" color="fg.muted">
                {description}
              </chakra.p>
              <TickList borderTop="1px solid" borderColor="border.hairline" paddingTop="0.4rem">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </TickList>
            </chakra.li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}
