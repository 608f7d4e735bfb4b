/** The parts of webpack that are used here. */
interface Compilation {
  assets: Readonly<Record<string, unknown>>;
}
interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/**
 * Tells which files webpack has made, also those it had made before and found unchanged.
 * @param tell is called at the end of a run with their names, from the folder of the site
 */
export const emittedFiles = (tell: (names: readonly string[]) => void) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("EmittedFiles", ({ assets }) => tell(Object.keys(assets))),
});
