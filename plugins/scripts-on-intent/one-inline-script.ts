/** The inline scripts among Gatsby's: the map of its chunks, and the name of the build. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;
const buildName = /<script>(window\.___webpackCompilationHash="\w+";)<\/script>/;

/** What has Gatsby's files run as they arrive: the last one would read and run all of them as one task. */
const asTheyCome = /(<script src="[^"]+") async(?=>)/g;

/** Up to the loader, and what an earlier build has put before it. */
const loader =
  /(<template id="gatsby-scripts">[\s\S]*?<\/template><script>)(?:window\.___webpackCompilationHash="\w+";window\.___chunkMapping=\{\};)?/;

/**
 * Takes the map of Gatsby's chunks out of a page, half a kilobyte: it is written as a text of JSON, in which Gatsby's loader looks
 * for a chunk as in an object and finds none. It fetches a component when its page is opened. What is left of both scripts goes
 * into the loader's, so that the policy, which travels with every page, has one to name. Gatsby's files run in their order.
 *
 * @param html a page as Gatsby wrote it; one that it kept from an earlier build has the new scripts in its template
 * @returns the page, as it is where its scripts are in the loader already
 */
export function withOneInlineScript(html: string): string {
  const name = buildName.exec(html)?.[1];
  if (!name) return html;
  return html
    .replace(loader, (_, before) => `${before}${name}window.___chunkMapping={};`)
    .replace(chunkMapping, "")
    .replace(buildName, "")
    .replace(asTheyCome, "$1");
}
