import { renderToStaticMarkup } from "react-dom/server";
import { faqPage } from "../../../src/seo/structured-data";
import { StructuredData } from "../../../src/seo/structured-data-tag";

const origin = "https://www.ornek.example";

describe("in the page", () => {
  const textOf = (answer: string) => {
    const things = [faqPage([{ question: "Soru", answer }], "/sss", origin)];
    const markup = renderToStaticMarkup(<StructuredData things={things} />);
    return { markup, document: new DOMParser().parseFromString(markup, "text/html") };
  };

  test.each([
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
    'Tırnak " ve \\ ve \u2028 satır',
  ])("an answer of “%s” stays text", (answer) => {
    const { markup, document } = textOf(answer);
    expect(document.scripts).toHaveLength(1);
    expect(document.body.textContent).toBe("");
    expect(markup.replace(/^<script[^>]*>|<\/script>$/g, "")).not.toMatch(/[<>&\u2028]/);
    const graph = JSON.parse(document.scripts[0]?.text ?? "");
    expect(graph["@context"]).toBe("https://schema.org");
    expect(graph["@graph"][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
  });

  test("it is marked as linked data", () => {
    expect(textOf("Yanıt").document.scripts[0]?.type).toBe("application/ld+json");
  });
});
