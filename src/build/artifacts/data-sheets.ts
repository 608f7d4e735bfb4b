import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import { qrPath, quietZone } from "../../domain/qr-path";

/** Where a product's style sheet for paper is served; `src/templates/product.tsx` names it. */
const folderName = "print";

interface Answer {
  site: { siteMetadata: { siteUrl: string } };
  allProduct: { nodes: readonly { slug: string }[] };
}

/**
 * Writes one style sheet for each product: it puts a QR code of the page's address and the day of the build to the address
 * that a printed page ends with (static/other-media.css has the rest). Browsers fetch style sheets for paper after all else, so
 * that no screen waits for a code it never shows, and a page that is printed has it also without scripts.
 */
export async function writeDataSheets({ graphql, reporter, store }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Answer>(`
    query DataSheets {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allProduct(filter: { slug: { ne: null } }) {
        nodes {
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The data sheets could not be written.", errors);
    return;
  }
  const { directory } = store.getState().program as { directory: string };
  const folder = join(directory, "public", folderName);
  const today = writeDate(inIstanbul(new Date()).day);
  const sheets = new Map(
    data.allProduct.nodes.map(({ slug }) => [
      `${slug}.css`,
      dataSheetCss(`${data.site.siteMetadata.siteUrl}/${slug}`, today),
    ]),
  );
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !sheets.has(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name), { recursive: true })),
    ...[...sheets].map(([name, css]) => writeChanged(join(folder, name), css)),
  ]);
}

/** @param today as it is printed, e.g. "22 Kasım 2026" */
export function dataSheetCss(address: string, today: string): string {
  const { size, path } = qrPath(address);
  const side = size + 2 * quietZone;
  const box = `viewBox='${-quietZone} ${-quietZone} ${side} ${side}'`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' ${box} shape-rendering='crispEdges'><path d='${path}' stroke='black'/></svg>`;
  return `@media print{[data-print="only"]::before{content:"";background-image:url("data:image/svg+xml,${encodeURIComponent(drawing)}")}[data-print="only"]::after{content:"${today}"}}\n`;
}

async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
