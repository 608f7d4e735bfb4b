import { join, relative, sep } from "node:path";
import type { Compiler } from "webpack";
import { checkContent, formatProblem } from "../content-model/check";
import { contentFolder } from "../content-model/content-folder";

const staleModel =
  "./src/content-model\nİçerik modeli değişti. Gatsby onu yalnız başlarken okur: durdurup (Ctrl-C) npm run develop komutunu yeniden verin.";

/**
 * A webpack plugin for `gatsby develop` that shows content mistakes in the browser overlay and terminal, and
 * asks for a restart when the content model changes.
 */
export class ContentErrors {
  private readonly content: string;
  private readonly model: string;
  private mistakes: string[] = [];
  private isModelStale = false;

  /** @param project absolute path of the project */
  constructor(project: string) {
    this.content = contentFolder(project);
    this.model = join(project, "src/content-model");
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise("ContentErrors", async (compilation) => {
      // Child compilers compile style sheets and must not fail.
      if (compilation.compiler.isChild()) return;
      const { contextDependencies, errors } = compilation;
      contextDependencies.add(this.content).add(this.model);
      const { modifiedFiles, removedFiles, context } = compiler;
      const changed = modifiedFiles && [...modifiedFiles, ...(removedFiles ?? [])];
      const isIn = (folder: string) =>
        changed?.some((file) => file === folder || file.startsWith(folder + sep)) ?? false;
      this.isModelStale ||= isIn(this.model);
      // Webpack lists no modified files on the first run.
      if (!changed || isIn(this.content))
        this.mistakes = (await checkContent(this.content)).map(
          (problem) => `./${relative(context, join(this.content, problem.file))}\n${formatProblem(problem)}`,
        );
      for (const text of [...this.mistakes, ...(this.isModelStale ? [staleModel] : [])])
        errors.push(new compiler.webpack.WebpackError(text));
    });
  }
}
