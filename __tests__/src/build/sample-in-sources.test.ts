import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files that name the sample on purpose, because they recognise it. */
const recognised = ["sample-laboratory.ts", "project-names.ts"];

test("no source text names the sample", () => {
  const named = ["src", "plugins", "supabase/functions", "supabase/migrations", "static"].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|cjs|sql|css|txt|json)$/.test(entry.name))
      .filter(({ name }) => !recognised.includes(name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) =>
        /Sedef|sedefdental|Kayseri|Erciyes|0352 000|903520000/.test(readFileSync(file, "utf8")),
      ),
  );
  expect(named).toEqual([]);
});
