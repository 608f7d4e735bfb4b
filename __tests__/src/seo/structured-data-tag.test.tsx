import { renderToStaticMarkup } from "react-dom/server";
import { faqPage } from "#src/seo/structured-data.ts";
import { StructuredData } from "#src/seo/structured-data-tag.ts";

test.each([
  "</script><script>alert(1)</script>",
  "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
  'Tırnak " ve \\ ve \u2028 satır',
])("escapes the answer “%s”", (answer) => {
  const things = [faqPage([{ question: "Soru", answer }], "/sss", "https://www.ornek.example")];
  const markup = renderToStaticMarkup(<StructuredData things={things} />);
  const document = new DOMParser().parseFromString(markup, "text/html");
  expect(document.scripts).toHaveLength(1);
  expect(document.body.textContent).toBe("");
  expect(markup.replace(/^<script[^>]*>|<\/script>$/g, "")).not.toMatch(/[<&]/);
  const graph = JSON.parse(document.scripts[0]?.text ?? "");
  expect(graph["@graph"][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});
