import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductHero } from "../../src/sections/product/product-hero.section";
import { CallToAction } from "../../src/sections/shared/call-to-action.section";
import { StatBand } from "../../src/sections/shared/stat-band.section";
import { PageHead } from "../../src/seo/page-head";
import { createPicture, createProduct, createQuantity, createStat } from "../support/factories";
import { withSystem } from "../support/render-with-system";

/**
 * The content check refuses hostile links and colours (see the mistakes of the content check). Everything else an
 * editor writes is text, and must reach the page as text, whatever stands in it.
 */
const attacks = [
  '"><img src=x onerror=alert(1)>',
  "</style></title></script><script>alert(1)</script>",
  "javascript:alert(1)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

const documentOf = (markup: string) => new DOMParser().parseFromString(markup, "text/html");

test.each(attacks)("in a page “%s” is text", (text) => {
  const site = { phone: { display: text, e164: "+903520000000" }, whatsapp: "903520000000", email: text };
  const page = documentOf(
    renderToStaticMarkup(
      withSystem(
        <>
          <ProductHero
            variant="plain"
            product={createProduct({
              name: text,
              summary: text,
              image: createPicture({ alt: text }),
              turnaround: createQuantity({ unit: text, prefix: text, suffix: text }),
              callouts: [{ label: text, detail: text, point: { x: 1, y: 1 }, end: { x: 2, y: 1 } }],
            })}
          />
          <StatBand title={text} stats={[createStat({ label: text, description: text, suffix: text })]} />
          <CallToAction callToAction={{ tag: text, title: text, text, files: true }} site={site} />
        </>,
      ),
    ),
  );
  const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  for (const style of page.querySelectorAll("style")) style.remove();
  expect(page.querySelector("script, [src=x], [onerror], [href^='javascript:']")).toBeNull();
  for (const heading of page.querySelectorAll("h1, h2")) expect(heading.textContent).toBe(text);
  expect(styles).not.toContain(text);
});

test.each(attacks)("in a page's head “%s” is text", (attack) => {
  const link = { label: attack, to: "/sss" };
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
    siteInfo: { brand: attack, subtitle: attack },
    navigation: {
      home: link,
      corporate: { links: [link] },
      laboratory: link,
      contact: link,
      footer: { quickLinks: [] },
    },
  });
  const seo = { title: attack, description: attack };
  const card = { path: "/kart.jpg", alt: attack };
  const page = documentOf(renderToStaticMarkup(<PageHead seo={seo} path="/sss" card={card} />));
  expect([...page.scripts].map(({ type }) => type)).toEqual(["application/ld+json"]);
  expect(page.querySelector("img")).toBeNull();
  expect(page.title).toBe(`${attack} | ${attack}`);
  for (const name of ["[name=description]", "[property='og:image:alt']"])
    expect(page.querySelector(`meta${name}`)?.getAttribute("content")).toBe(attack);
});
