import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Breadcrumbs } from "../../src/components/breadcrumbs";
import { Faq } from "../../src/sections/corporate/faq.section";
import { ProductHero } from "../../src/sections/product/product-hero.section";
import { ProductMaterials } from "../../src/sections/product/product-materials.section";
import { CallToAction } from "../../src/sections/shared/call-to-action.section";
import { ProcessSection } from "../../src/sections/shared/process.section";
import { StatBand } from "../../src/sections/shared/stat-band.section";
import { PageHead } from "../../src/seo/page-head";
import { system } from "../../src/theme/system";
import { createPicture, createProduct, createQuantity, createStat, createStep } from "../support/factories";

/**
 * The content check refuses hostile links and colours (see the mistakes of the content check). Everything else an
 * editor writes is text, and must reach the page as text, whatever stands in it.
 */
const attacks = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "javascript:alert(1)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

const sections: Record<string, (text: string) => ReactElement> = {
  "breadcrumbs of a product": (text) => <Breadcrumbs crumbs={[{ label: text }]} />,
  "the head of a product": (text) => (
    <ProductHero
      variant="plain"
      product={createProduct({
        name: text,
        badge: text,
        summary: text,
        image: createPicture({ alt: text }),
        turnaround: createQuantity({ unit: text, prefix: text, suffix: text }),
        callouts: [{ label: text, detail: text, point: { x: 1, y: 1 }, end: { x: 2, y: 1 } }],
      })}
    />
  ),
  "its materials": (text) => (
    <ProductMaterials
      materials={{
        title: text,
        lede: text,
        items: [
          {
            name: text,
            description: text,
            properties: [text],
            warranty: text,
            gauge: { label: text, low: text, high: text, place: 2 },
          },
        ],
      }}
    />
  ),
  "its process": (text) => (
    <ProcessSection
      id="surec"
      section={{
        title: text,
        lede: text,
        steps: [createStep({ title: text, description: text, duration: text })],
      }}
    />
  ),
  "its numbers": (text) => (
    <StatBand title={text} stats={[createStat({ label: text, description: text, suffix: text })]} />
  ),
  "its closing call": (text) => (
    <CallToAction
      callToAction={{ tag: text, title: text, text, files: true }}
      site={{
        phone: { display: text, e164: "+903520000000" },
        whatsapp: "903520000000",
        email: "bilgi@ornek.example",
      }}
    />
  ),
  questions: (text) => (
    <Faq questions={{ title: text, lede: text, items: [{ id: "soru", question: text, answer: text }] }} />
  ),
};

const cases = Object.entries(sections).flatMap(([name, section]) =>
  attacks.map((attack) => [name, attack, section] as const),
);

const documentOf = (markup: string) => new DOMParser().parseFromString(markup, "text/html");

const urls = /^(href|src|srcset|action|formaction|xlink:href)$/;

/** What a document would run by itself or when its links are followed. */
const runnable = (page: Document) =>
  [...page.querySelectorAll("*")].filter(
    ({ localName, attributes }) =>
      localName === "script" ||
      [...attributes].some(
        ({ name, value }) => name.startsWith("on") || (urls.test(name) && /^\s*javascript:/i.test(value)),
      ),
  );

test.each(cases)("%s: “%s” is text", (_name, attack, section) => {
  const markup = renderToStaticMarkup(<ChakraProvider value={system}>{section(attack)}</ChakraProvider>);
  const page = documentOf(markup);
  const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  for (const style of page.querySelectorAll("style")) style.remove();
  expect(runnable(page)).toEqual([]);
  expect(page.querySelector("[src=x]")).toBeNull();
  expect(page.body.textContent).toContain(attack);
  expect(styles).not.toContain(attack);
});

test.each(attacks)("title and description: “%s” is text", (attack) => {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
    siteInfo: { brand: attack, subtitle: attack },
    navigation: {
      home: { label: attack, to: "/" },
      corporate: { links: [{ label: attack, to: "/sss" }] },
      laboratory: { label: attack, to: "/laboratuvar" },
      contact: { label: attack, to: "/iletisim" },
      footer: { quickLinks: [] },
    },
  });
  const page = documentOf(
    renderToStaticMarkup(
      <PageHead
        seo={{ title: attack, description: attack }}
        path="/sss"
        card={{ path: "/kart.jpg", alt: attack }}
      />,
    ),
  );
  expect([...page.scripts].map(({ type }) => type)).toEqual(["application/ld+json"]);
  expect(page.querySelector("img")).toBeNull();
  expect(page.title).toBe(`${attack} | ${attack}`);
  for (const name of ["[name=description]", "[property='og:image:alt']"])
    expect(page.querySelector(`meta${name}`)?.getAttribute("content")).toBe(attack);
});
