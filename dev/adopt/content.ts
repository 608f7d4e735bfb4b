import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatText } from "../../src/content-model/format/format-document.ts";
import { documentKindOf } from "../../src/content-model/index.ts";
import { dialledNumber } from "../../src/content-model/telephone.ts";
import { toWrite } from "../../src/content-model/to-write.ts";
import { slugOf } from "../../src/domain/turkish.ts";
import { root } from "../root.ts";
import type { Answers } from "./questions.ts";

type Values = Readonly<Record<string, unknown>>;

/** Templates: texts that suit every laboratory, marks for those to be written, and `$names` of values. */
const templates = join(root, "dev/adopt/content");
const productTemplate = readFileSync(join(root, "dev/adopt/product.yaml"), "utf8");

const limits = { groups: 3, footer: 6 } as const;

/** Returns all files of the content by path. */
export function contentOf(answers: Answers): Map<string, string> {
  const files = new Map<string, string>();
  const values = valuesOf(answers);
  for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(templates.length + 1).replaceAll("\\", "/");
    files.set(path, written(path, readFileSync(file, "utf8"), values));
  }
  for (const product of productsOf(answers)) {
    const path = `products/${product.slug}.yaml`;
    files.set(path, written(path, productTemplate, product));
  }
  return files;
}

/** Fills a template; lines without a value are left out. */
function written(path: string, template: string, values: Values): string {
  const text = template.replace(/^.*\$(\w+)\r?\n/gm, (line, name: string) =>
    values[name] === undefined ? "" : line.replace(`$${name}`, () => JSON.stringify(values[name])),
  );
  const kind = documentKindOf(path);
  return kind ? formatText(kind.schema, text) : text;
}

function valuesOf({ phone, whatsapp, email, ...answers }: Answers): Values {
  const [opens, closes] = answers.hours.split(/\s*[–-]\s*/);
  return {
    ...answers,
    subtitle: answers.subtitle || undefined,
    opens,
    closes,
    phone: { display: phone },
    whatsapp: dialledNumber(whatsapp)?.replace("+", ""),
    email: email || undefined,
    groups: groupsOf(answers),
    categories: answers.categories.map(({ name }) => name),
  };
}

/** The categories are also the menu's groups, unless there are too many. */
const groupsOf = ({ categories }: Pick<Answers, "categories">): string[] =>
  categories.length > limits.groups ? ["Bütün ürünler"] : categories.map(({ name }) => name);

function productsOf({ categories }: Answers) {
  const groups = groupsOf({ categories });
  const all = categories.flatMap(({ name: category, products }) =>
    products.map((name) => ({ name, category })),
  );
  return all.map(({ name, category }, i) => ({
    slug: slugOf(name),
    name,
    description: `${toWrite} ${name}; arama sonucunda görünen iki cümle.`,
    group: groups.includes(category) ? category : groups[0],
    category,
    order: i + 1,
    footer: i < limits.footer ? { label: name, order: i + 1 } : undefined,
  }));
}
