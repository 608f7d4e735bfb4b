import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/link";
import { Photo } from "../../ui/photo";
import { Grid, Section, SectionHead, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";
import { evidenceStrings as words } from "./evidence-strings";
import type { SectionProps } from "./place";
import { SampleMark } from "./sample-mark";

type Case = Queries.CaseSectionFragment;
type Signer = NonNullable<Case["technician"]>;

/** `Picture`'s sizes by the number of stages; the frames are square and the photographs are cropped. */
const sizes: Readonly<Record<number, string>> = {
  3: "(min-width: 1480px) 720px, (min-width: 900px) 50vw, 62vw",
  4: "(min-width: 1480px) 540px, (min-width: 900px) 38vw, 62vw",
  5: "(min-width: 1480px) 430px, (min-width: 900px) 30vw, 62vw",
};

/** One case: its stages on an axis of days, then the work slip, the duration and the signature. */
export function CaseStory({ section, place: { id, tone } }: SectionProps<Case>) {
  const { tag, title, lede, sample, stages } = section;
  const mark = sample ? (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.25rem 1rem">
      {tag ? <Tag>{tag}</Tag> : null}
      <SampleMark shown />
    </chakra.div>
  ) : tag ? (
    <Tag>{tag}</Tag>
  ) : null;
  return (
    <Section paddingBlock="breath" tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} tag={mark} />
        <chakra.ol
          data-print="columns"
          display="grid"
          gap={{ base: "1.25rem", md: "gap" }}
          gridTemplateColumns={{ md: `repeat(${stages.length}, minmax(0, 1fr))` }}
        >
          {stages.map((stage) => (
            <Stage key={stage.title} {...stage} sizes={sizes[stages.length] ?? "62vw"} />
          ))}
        </chakra.ol>
        <Facts {...section} />
      </Wrap>
    </Section>
  );
}

/** On phones the photograph is beside its text; from 900 px on it is below its point on the axis. */
function Stage({ image, title, caption, day, sizes: wanted }: Case["stages"][number] & { sizes: string }) {
  return (
    <chakra.li
      display={{ base: "grid", md: "flex" }}
      flexDirection="column"
      gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)"
      columnGap="1rem"
      position="relative"
      paddingTop={{ md: "1.5rem" }}
      css={{
        md: {
          _before: {
            content: '""',
            position: "absolute",
            top: "5px",
            left: "0",
            right: "calc(-1 * {spacing.gap})",
            height: "1px",
            bg: "border.strong",
          },
          "&:last-of-type::before": { right: "0" },
          _after: {
            content: '""',
            position: "absolute",
            top: "0",
            left: "0",
            boxSize: "11px",
            borderRadius: "50%",
            bg: "brand.accentFill",
          },
        },
      }}
    >
      <Photo picture={image} sizes={wanted} aspectRatio="1" borderRadius="md" />
      <chakra.div marginTop={{ md: "1rem" }}>
        {day ? (
          <chakra.p textStyle="label" color="brand.accent" hyphens="none">
            {words.day(day)}
          </chakra.p>
        ) : null}
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <chakra.p marginTop="0.25rem" textStyle="small" color="fg.muted">
          {caption}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

function Facts({ slip, took, technician, dentist, link }: Case) {
  if (!slip && !took && !technician && !dentist && !link) return null;
  return (
    <Grid
      marginTop="head"
      paddingTop="1.5rem"
      borderTop="1px solid"
      borderColor="border.hairline"
      alignItems="start"
    >
      {took ? (
        <chakra.dl gridColumn={{ md: "span 3" }}>
          <chakra.dt textStyle="label" color="fg.muted">
            {words.took}
          </chakra.dt>
          <chakra.dd textStyle="numeral" marginTop="0.25rem" hyphens="none">
            <StatNumber {...took} />
          </chakra.dd>
        </chakra.dl>
      ) : null}
      {slip ? (
        <chakra.div gridColumn={{ md: took ? "span 5" : "span 7" }}>
          <chakra.p textStyle="label" color="fg.muted">
            {words.slip}
          </chakra.p>
          <chakra.dl
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
            gap="0.75rem {spacing.gap}"
            marginTop="0.5rem"
          >
            {slip.map(({ label, value }) => (
              <div key={label}>
                <chakra.dt fontSize="small" lineHeight="1.4" color="fg.muted">
                  {label}
                </chakra.dt>
                <chakra.dd fontWeight="550" hyphens="none">
                  {value}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.div>
      ) : null}
      <chakra.div gridColumn={{ md: "9 / -1" }}>
        {technician || dentist ? (
          <chakra.dl display="grid" gap="1.25rem">
            <Signature label={words.technician} signer={technician} />
            <Signature label={words.dentist} signer={dentist} />
          </chakra.dl>
        ) : null}
        {link ? (
          <MoreLink to={link.to} marginTop={technician || dentist ? "0.75rem" : undefined}>
            <span>{link.label}</span>
            <Icon name="arrow-right" />
          </MoreLink>
        ) : null}
      </chakra.div>
    </Grid>
  );
}

/** A signature line. */
const Signature = ({ label, signer }: { label: string; signer: Signer | null }) =>
  signer ? (
    <div>
      <chakra.dt textStyle="label" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        textStyle="h3"
        paddingBottom="0.25rem"
        borderBottom="1px solid"
        borderColor="border.strong"
        hyphens="none"
      >
        {signer.name}
      </chakra.dd>
      {signer.role ? (
        <chakra.dd marginTop="0.25rem" fontSize="small" lineHeight="1.5" color="fg.muted">
          {signer.role}
        </chakra.dd>
      ) : null}
    </div>
  ) : null;

export const caseFragment = graphql`
  fragment CaseSection on CaseSection {
    id
    tag
    title
    lede
    sample
    stages {
      title
      caption
      day
      image {
        ...PhotoFields
      }
    }
    slip {
      label
      value
    }
    took {
      ...QuantityFields
    }
    technician {
      name
      role
    }
    dentist {
      name
      role
    }
    link {
      label
      to
    }
  }
`;
