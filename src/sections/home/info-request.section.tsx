import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactLines } from "../../components/contact-lines";
import { fitting } from "../../components/fitting";
import { Tag } from "../../components/marks";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import type { AskableProduct } from "../../forms/asked-product";
import { InfoRequestForm } from "../../forms/info-request-form";
import { infoRequestId } from "../../lib/contact-links";

interface InfoRequestProps {
  infoRequest: Queries.InfoRequestFragment;
  site: Queries.InfoRequestSiteFragment;
  /** All products, those that the form offers in its order. */
  products: readonly AskableProduct[];
}

export function InfoRequest({ infoRequest: { tag, title, lede }, site, products }: InfoRequestProps) {
  const { phone, email, hours } = site;
  return (
    <Section tone="tint" id={infoRequestId} aria-labelledby="bilgi-talebi-baslik">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "1 / span 4" }}>
            <Tag>{tag}</Tag>
            <chakra.h2
              id="bilgi-talebi-baslik"
              textStyle="h2"
              {...fitting(title, "h2", 4)}
              marginBlock="1rem 1.25rem"
            >
              {title}
            </chakra.h2>
            <chakra.p color="fg.muted" marginBottom="2rem">
              <Typeset>{lede}</Typeset>
            </chakra.p>
            <ContactLines contact={{ phone, email, hours }} />
          </chakra.div>
          <chakra.div gridColumn={{ md: "6 / -1" }}>
            <InfoRequestForm products={products} />
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const infoRequestFragment = graphql`
  fragment InfoRequest on HomePageInfoRequest {
    tag
    title
    lede
  }

  fragment InfoRequestSite on SiteInfo {
    phone {
      display
      e164
    }
    email
    hours {
      days
      opens
      closes
    }
  }
`;
