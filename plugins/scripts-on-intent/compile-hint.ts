import { everyPagePrefix } from "./chunks";

/** The parts of webpack that are used here. */
interface Chunk {
  files: ReadonlySet<string>;
}
interface Source {
  source(): string | Buffer;
}
interface Compilation {
  namedChunkGroups: ReadonlyMap<string, { chunks: readonly Chunk[] }>;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
  updateAsset(file: string, update: (source: Source) => Source): void;
}
interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
    sources: { ConcatSource: new (...parts: (string | Source)[]) => Source };
  };
}

/** Chrome reads it at the head of a file (https://v8.dev/blog/explicit-compile-hints); others skip it. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has the scripts of all pages compiled whole, which Chrome does beside the main thread while they load. Without it each
 * function is compiled when it is first called, in the tasks that are to be short. Not for what only some pages or
 * visitors need.
 * @param entries names of the bundles that every page begins with
 */
export const compileHint = (entries: readonly string[]) => ({
  apply: ({ hooks, webpack }: Compiler) =>
    hooks.thisCompilation.tap("CompileHint", (compilation) => {
      // After the minifier, which drops comments, and before source maps are written, which count lines.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: "CompileHint", stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(
          ([name]) => entries.includes(name) || name.startsWith(everyPagePrefix),
        );
        const files = groups.flatMap(([, { chunks }]) => chunks.flatMap((chunk) => [...chunk.files]));
        for (const file of new Set(files.filter((name) => name.endsWith(".js"))))
          compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(hint, source));
      });
    }),
});
