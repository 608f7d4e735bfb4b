import { deferScripts, readScripts, restoreScripts } from "../../../plugins/scripts-on-intent/defer-scripts";

const slice = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{}";
  </script>
<script>window.___webpackCompilationHash="abc";</script><script src="/runtime.js" async></script><script src="/framework.js" async></script><script src="/app.js" async></script>`;
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/lamine-kron";/*]]>*/</script>${start}${slice}${end}`;
const page = { path: "/lamine-kron" };
const built = { inline: 'const money="$&";', loader: "/loader.js" };

test("reads the order of the scripts, and what they need to know", () => {
  expect(readScripts(slice)).toEqual({
    files: ["/runtime.js", "/framework.js", "/app.js"],
    boot: 'window.___chunkMapping="{}";\nwindow.___webpackCompilationHash="abc";',
  });
});

test("puts the loader where Gatsby's scripts were, and nothing else is changed", () => {
  expect(deferScripts(`<body><p>Metin</p>${scripts}</body>`, page, built)).toBe(
    `<body><p>Metin</p>${start}<script>const money="$&";</script><script src="/loader.js" data-path="/lamine-kron" async></script>${end}</body>`,
  );
});

test("replaces the loader of an earlier build, and the scripts Gatsby has put in its place", () => {
  const before = deferScripts(scripts, page, { inline: "old", loader: "/old.js" });
  expect(deferScripts(before, page, built)).toBe(deferScripts(scripts, page, built));
  expect(deferScripts(`${start}${slice}${end}`, page, built)).toBe(deferScripts(scripts, page, built));
});

test("puts Gatsby's scripts back in the place of the loader", () => {
  const restored = restoreScripts(deferScripts(scripts, page, built), page, slice);
  expect(restored).toBe(
    `<script id="gatsby-script-loader" data-path="/lamine-kron">window.pagePath=document.currentScript.dataset.path;</script>${start}${slice}${end}`,
  );
  expect(deferScripts(restored, page, built)).toBe(deferScripts(scripts, page, built));
});

test("stops the build at a page whose scripts are elsewhere", () => {
  expect(() => deferScripts("<body></body>", page, built)).toThrow(
    "The end of the page /lamine-kron is not as Gatsby 5",
  );
});

test("stops the build at a slice that misses a script", () => {
  expect(() => readScripts(slice.replace('<script src="/app.js" async></script>', ""))).toThrow(
    "The slice of Gatsby's scripts is not as Gatsby 5",
  );
});
