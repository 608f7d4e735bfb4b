import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSourceFile } from "../documents";
import { type Problem, problemAt } from "./problem";

/** Project files that contain the sample's name, and what to change in each. */
const named: readonly { file: string; name: RegExp; fix: string }[] = [
  {
    file: "wrangler.toml",
    name: /^name\s*=\s*"dental-laboratory-site"/m,
    fix: "“name” Cloudflare projesinin ve ilk adresinin adıdır; kendi laboratuvarınızın kısa adını yazın.",
  },
  { file: "README.md", name: /Sedef Dental/, fix: "Örnek laboratuvarın adı yerine kendi adınızı yazın." },
];

/** Configuration file with the name of the published site. */
export const publishedName = "wrangler.toml";

/**
 * Finds project files that still have the original name.
 * @param root absolute path of the project
 */
export function projectNames(root: string): Problem[] {
  return named.flatMap(({ file, name, fix }) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const found = name.exec(text);
    if (!found) return [];
    // Paths are relative to the content folder.
    const source = parseSourceFile(`../${file}`, text);
    return [problemAt(source, [], { message: "Projeyle gelen ad duruyor.", fix }, { offset: found.index })];
  });
}
