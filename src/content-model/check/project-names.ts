import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "./problem";

/** Files outside the content that carry the sample's name or the project's, and what to do about it there. */
const named: readonly { file: string; name: RegExp; fix: string }[] = [
  {
    file: "wrangler.toml",
    name: /^name\s*=\s*"dental-laboratory-site"/m,
    fix: "“name” Cloudflare projesinin ve ilk adresinin adıdır; kendi laboratuvarınızın kısa adını yazın.",
  },
  { file: "README.md", name: /Sedef Dental/, fix: "Örnek laboratuvarın adı yerine kendi adınızı yazın." },
];

/** The file by whose name a site is published. */
export const publishedName = "wrangler.toml";

/**
 * Where the project's own files still bear the name they came with.
 * @param root absolute path of the project
 */
export function projectNames(root: string): Problem[] {
  return named.flatMap(({ file, name, fix }) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const found = name.exec(text);
    if (!found) return [];
    const before = text.slice(0, found.index).split("\n");
    return [
      {
        // Its place is said from the content folder.
        file: `../${file}`,
        line: before.length,
        column: (before.at(-1) ?? "").length + 1,
        field: "",
        source: text.split(/\r?\n/)[before.length - 1] ?? "",
        message: "Projeyle gelen ad duruyor.",
        fix,
      },
    ];
  });
}
