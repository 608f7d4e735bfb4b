import { join } from "node:path";
import webpack from "webpack";
import { ContentErrors } from "#src/build/content-errors.ts";
import { type ContentFolder, createContentFolder, product } from "../../support/content-folder";

let content: ContentFolder;
let compiler: webpack.Compiler;

beforeEach(() => {
  content = createContentFolder();
  compiler = webpack({
    mode: "development",
    context: content.project,
    entry: "data:text/javascript,1",
    output: { path: join(content.project, "out") },
    plugins: [new ContentErrors(content.project)],
  });
});

/** Recompiles after changes of the given files, as webpack's watch mode does. */
async function errorsAfter(...changed: string[]): Promise<string[]> {
  compiler.modifiedFiles = changed.length > 0 ? new Set(changed) : undefined;
  const compilation = await new Promise<webpack.Compilation>((resolve, reject) =>
    compiler.compile((error, done) => (done ? resolve(done) : reject(error))),
  );
  expect([...compilation.contextDependencies]).toEqual(
    expect.arrayContaining([content.path, join(content.project, "src/content-model")]),
  );
  return compilation.errors.map(({ message }) => message);
}

test("shows a content mistake until it is fixed", async () => {
  const file = join(content.path, product);
  expect(await errorsAfter()).toEqual([]);
  content.replace(product, "badge: Estetik çözüm", "badge: 5");
  const mistake = expect.stringMatching(
    /^\.\/content\/products\/lamine-kron\.yaml\n.*“Başlığın üstündeki rozet” metin olmalı/,
  );
  expect(await errorsAfter(file)).toEqual([mistake]);
  expect(await errorsAfter(join(content.project, "src/a.tsx"))).toEqual([mistake]);
  content.replace(product, "badge: 5", "badge: Estetik çözüm");
  expect(await errorsAfter(file)).toEqual([]);
});
