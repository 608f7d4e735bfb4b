import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type Document, parseDocument } from "yaml";
import type { Project } from "../../dev/test/project";
import { textPageFile, textPageWith } from "./text-page";

/** What a laboratory may have that the sample has not. */
export const own = {
  social: [
    { kind: "instagram", url: "https://www.instagram.com/ornek" },
    { kind: "linkedin", url: "https://www.linkedin.com/company/ornek" },
  ],
  company: {
    legalName: "Örnek Diş Protez Laboratuvarı Sanayi ve Ticaret Limited Şirketi",
    mersis: "0123456789012345",
    taxOffice: "Erciyes",
    taxNumber: "1234567890",
  },
  fact: { name: "furnaces", number: 7 },
};

async function change(project: Project, file: string, edit: (document: Document) => void): Promise<void> {
  const path = project.at("content", file);
  const document = parseDocument(await readFile(path, "utf8"));
  edit(document);
  await writeFile(path, document.toString({ lineWidth: 0 }));
}

/**
 * Makes the content of a copy a laboratory's that has a page of its own, accounts, a company, a fact, no WhatsApp, and nothing
 * in one of the catalogue's categories.
 * @returns the page's picture and the name of the category
 */
export async function giveOwnContent(project: Project): Promise<{ category: string }> {
  const [picture = ""] = (await readdir(project.at("content/images"))).sort();
  const page = textPageWith(picture).replace(
    "Öğle yemeği",
    "Aynı anda {furnaces} fırın çalışır; öğle yemeği",
  );
  await writeFile(project.at("content", textPageFile), page);
  await change(project, "site.yaml", (site) => {
    site.delete("whatsapp");
    site.set("social", own.social);
    site.set("company", own.company);
    site.set("legalNotice", "© 2024 {legalName}. Tüm hakları saklıdır.");
    site.set("ownFacts", { [own.fact.name]: { number: own.fact.number } });
  });
  return { category: await emptyCategory(project) };
}

/** Takes away the products of the category that has the fewest. */
async function emptyCategory(project: Project): Promise<string> {
  const products = await Promise.all(
    (await readdir(project.at("content/products"))).map(async (name) => {
      const file = project.at("content/products", name);
      const { catalogue } = parseDocument(await readFile(file, "utf8")).toJS() as {
        catalogue: { category: string }[];
      };
      return { file, categories: new Set(catalogue.map(({ category }) => category)) };
    }),
  );
  const holds = (category: string) => products.filter(({ categories }) => categories.has(category));
  const [category = ""] = [...new Set(products.flatMap(({ categories }) => [...categories]))].sort(
    (a, b) => holds(a).length - holds(b).length,
  );
  for (const { file } of holds(category)) await rm(file);
  return category;
}
