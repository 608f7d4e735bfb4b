import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { mailUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { priceAnswerId } from "../../domain/page-ids";
import { Accordion } from "../../ui/accordion";
import { Icon } from "../../ui/icon";
import { moreLinkStyle } from "../../ui/link";
import { Grid, HeadColumn, Section, Wrap } from "../../ui/section";
import { TitledTextSection } from "../shared/titled-text.section";
import type { SectionProps } from "./section-props";

type Props = SectionProps<Queries.QuestionsSectionFragment>;

/** Questions as an accordion, or with short answers that are always visible. */
export function Questions(props: Props) {
  return props.section.open ? <OpenAnswers {...props} /> : <ClosedAnswers {...props} />;
}

/** The heading stays beside the questions from 900 px on. */
function ClosedAnswers({ section: { title, lede, questions }, context: { id, tone, questionIds } }: Props) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <Grid>
          <HeadColumn id={id} title={title} lede={lede} />
          <chakra.div gridColumn={{ md: "6 / -1" }}>
            <Accordion
              name={id}
              items={questions.map(({ question, answer }, i) => ({
                id: questionIds[i] ?? "",
                title: question,
                text: answer,
              }))}
            />
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** With the owner's answers about prices, shipping and the like, as far as they are given. */
function OpenAnswers({ section: { title, lede, questions, practice, site }, context: { id, tone } }: Props) {
  const { practice: titles } = strings;
  const names = Object.keys(titles) as (keyof typeof titles)[];
  const ofSite = (practice ? names : []).flatMap((name) => {
    const description = site.practice?.[name];
    if (!description) return [];
    const answer = { title: titles[name], description };
    return name === "priceList" ? { ...answer, id: priceAnswerId, after: <AskPrice {...site} /> } : answer;
  });
  const answers = questions.map(({ question, answer }) => ({ title: question, description: answer }));
  return <TitledTextSection id={id} tone={tone} section={{ title, lede, texts: [...answers, ...ofSite] }} />;
}

/** Link to ask for the price: WhatsApp, or else e-mail. */
function AskPrice({ whatsapp, email }: Pick<Props["section"]["site"], "whatsapp" | "email">) {
  const { ask } = strings;
  const link = whatsapp
    ? { href: whatsappUrl(whatsapp, ask.aboutPrice), label: ask.whatsapp, icon: "message" as const }
    : email && { href: mailUrl(email), label: ask.email, icon: "mail" as const };
  if (!link) return null;
  return (
    <chakra.a href={link.href} rel="noopener" css={moreLinkStyle} data-print="hide">
      <Icon name={link.icon} size={18} />
      <span>{link.label}</span>
    </chakra.a>
  );
}

export const questionsFragment = graphql`
  fragment QuestionsSection on QuestionsSection {
    id
    title
    lede
    open
    practice
    questions: items {
      id
      question
      answer
    }
    site {
      whatsapp
      email
      practice {
        priceList
        scanFormats
        fileSize
        courier
        collection
        shippingCost
        implantSystems
        otherProvinces
        customMadeStatement
      }
    }
  }
`;
