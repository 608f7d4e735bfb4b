import { graphql } from "gatsby";
import { mailUrl, whatsappUrl } from "../../domain/contact-links";
import { practiceIds } from "../../domain/fixed-ids";
import { strings } from "../../domain/interface-strings";
import { ScanFiles } from "../../features/scan-files/scan-files";
import { Icon } from "../../ui/icon";
import { moreLinkClass } from "../../ui/link";
import { onDemand } from "../../ui/on-demand";
import { TitledSection } from "../../ui/section";
import { whenAsked } from "../../ui/when-asked";
import { TitledTextSection } from "../shared/titled-text.section";
import * as css from "./questions.section.module.css";
import type { SectionProps } from "./section-props";

/** On demand, because Chakra comes with it: the questions work without scripts too. */
const Accordion = onDemand(
  "accordion",
  async () => (await import(/* webpackChunkName: "accordion" */ "../../ui/accordion")).Accordion,
  whenAsked,
);

type Props = SectionProps<Queries.QuestionsSectionFragment>;

/** Questions as an accordion, or with short answers that are always visible. */
export function Questions(props: Props) {
  return props.section.open ? <OpenAnswers {...props} /> : <ClosedAnswers {...props} />;
}

/** The heading stays beside the questions from 900 px on. */
function ClosedAnswers({ section: { title, lede, questions }, context: { id, tone, questionIds } }: Props) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede} beside>
      <div className={css.questions}>
        <Accordion
          name={id}
          items={questions.map(({ question, answer }, i) => ({
            id: questionIds[i] ?? "",
            title: question,
            text: answer,
          }))}
        />
      </div>
    </TitledSection>
  );
}

/** With the owner's answers about scans, prices, shipping and the like, as far as they are given. */
function OpenAnswers({ section: { title, lede, questions, practice, site }, context: { id, tone } }: Props) {
  const texts = [
    ...questions.map(({ question, answer }) => ({ title: question, description: answer })),
    ...(practice ?? []).flatMap((name) => practiceAnswer(name as Practice, site) ?? []),
  ];
  return <TitledTextSection id={id} tone={tone} section={{ title, lede, texts }} />;
}

type Practice = keyof typeof strings.practice;

/** One of the owner's answers, with its title; undefined if it is not given. */
function practiceAnswer(name: Practice, site: Props["section"]["site"]) {
  const given = site.practice?.[name];
  if (!given) return undefined;
  const heading = { title: site.practice?.titles?.[name] ?? strings.practice[name], id: practiceIds[name] };
  if (typeof given !== "string")
    return { ...heading, description: given.contents, after: <ScanFiles site={site} />, isRow: true };
  return { ...heading, description: given, after: name === "priceList" ? <AskPrice {...site} /> : null };
}

/** Link to ask for the price: WhatsApp, or else e-mail. */
function AskPrice({ whatsapp, email }: Pick<Props["section"]["site"], "whatsapp" | "email">) {
  const { ask } = strings;
  const link = whatsapp
    ? { href: whatsappUrl(whatsapp, ask.aboutPrice), label: ask.whatsapp, icon: "message" as const }
    : email && { href: mailUrl(email), label: ask.email, icon: "mail" as const };
  if (!link) return null;
  return (
    <a href={link.href} rel="noopener" className={moreLinkClass} data-print="hide">
      <Icon name={link.icon} size={18} />
      <span>{link.label}</span>
    </a>
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
      ...ScanFilesSite
      practice {
        titles {
          scanFiles
          priceList
          courier
          collection
          shippingCost
          lateCase
          remake
          implantSystems
          repairs
          otherProvinces
          customMadeStatement
        }
        scanFiles {
          contents
        }
        priceList
        courier
        collection
        shippingCost
        lateCase
        remake
        implantSystems
        repairs
        otherProvinces
        customMadeStatement
      }
    }
  }
`;
