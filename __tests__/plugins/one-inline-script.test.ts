import { withOneInlineScript } from "../../plugins/scripts-on-intent/one-inline-script";

const scripts = (name: string) =>
  `<script>window.___webpackCompilationHash="${name}";</script>` +
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script src="/app.js" async></script>';
const page = (waiting: string, loader = "(()=>{})();") =>
  `<main></main><template id="gatsby-scripts">${waiting}</template><script>${loader}</script>`;
const moved = (name: string) =>
  page(
    '<script src="/app.js"></script>',
    `window.___webpackCompilationHash="${name}";window.___chunkMapping={};(()=>{})();`,
  );

test("a page runs the loader alone, which knows the build's name and no chunks, and then Gatsby's files in their order", () => {
  expect(withOneInlineScript(page(scripts("a1")))).toBe(moved("a1"));
});

test("a page that Gatsby keeps has the name of the build that keeps it: with another, it would be fetched anew for ever", () => {
  const kept = moved("a1").replace('<script src="/app.js"></script>', scripts("b2"));
  expect(withOneInlineScript(kept)).toBe(moved("b2"));
  expect(withOneInlineScript(moved("a1"))).toBe(moved("a1"));
});
