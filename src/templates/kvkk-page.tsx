import { graphql, type HeadProps, type PageProps } from "gatsby";
import { strings } from "../lib/interface-strings";
import { required } from "../lib/required";
import { KvkkContact } from "../sections/corporate/kvkk-contact.section";
import { KvkkText } from "../sections/corporate/kvkk-text.section";
import { Banner } from "../sections/shared/banner.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/kvkk.yaml";

export default function KvkkPage({ data }: PageProps<Queries.KvkkPageQuery>) {
  const page = required(data.kvkkPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={400} />
      <KvkkText
        draft={page.draft}
        intro={page.intro}
        parts={[
          ...(page.principles ? [{ id: "ilkeler", ...page.principles }] : []),
          { id: "veriler", ...page.data },
          ...(page.purposes ? [{ id: "amaclar", ...page.purposes }] : []),
          ...(page.recipients
            ? [
                {
                  id: "alicilar",
                  ...page.recipients,
                  items: [...page.recipients.items, ...providerTexts(site.providers)],
                },
              ]
            : []),
          ...(page.retention ? [{ id: "saklama", ...page.retention }] : []),
          { id: "formlar", ...page.forms },
          { id: "haklar", ...page.rights },
          ...(page.terms ? [{ id: "kullanim-kosullari", ...page.terms }] : []),
        ]}
      />
      <KvkkContact contact={page.contact} site={site} />
    </>
  );
}

/** The services that hold data, as far as content/site.yaml names them: "Supabase, Almanya. Standart sözleşme." */
function providerTexts(providers: Queries.KvkkSiteFragment["providers"]) {
  return (["database", "mail", "mailbox", "hosting"] as const).flatMap((name) => {
    const provider = providers?.[name];
    if (!provider) return [];
    const { country, ground } = provider;
    const place = [provider.name, country].filter(Boolean).join(", ");
    return [{ title: strings.providers[name], description: ground ? `${place}. ${ground}` : place }];
  });
}

export function Head({ data, location }: HeadProps<Queries.KvkkPageQuery>) {
  const page = required(data.kvkkPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query KvkkPage {
    kvkkPage {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      banner {
        ...BannerFields
      }
      draft
      intro
      purposes {
        ...TitledTextSectionFields
      }
      recipients {
        ...TitledTextSectionFields
      }
      retention {
        ...TitledTextSectionFields
      }
      principles {
        ...TitledTextSectionFields
      }
      data {
        ...TitledTextSectionFields
      }
      forms {
        ...TitledTextSectionFields
      }
      rights {
        ...TitledTextSectionFields
      }
      terms {
        ...TitledTextSectionFields
      }
      contact {
        ...KvkkContact
      }
    }
    siteInfo {
      ...KvkkSite
    }
  }
`;
