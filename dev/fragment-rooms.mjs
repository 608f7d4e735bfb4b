// Part of `npm run lint`: a file may only spread GraphQL fragments of its own room or of rooms it may import.
import { readdirSync, readFileSync } from "node:fs";
import { rooms } from "./dependency-rules.mjs";

const files = readdirSync("src", { recursive: true })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll("\\", "/")}`)
  .map((path) => ({
    path,
    queries: [...readFileSync(path, "utf8").matchAll(/graphql`([^`]*)`/g)]
      .map(([, query]) => query)
      .join("\n"),
  }));

const roomOf = (path) => path.split("/").slice(0, 2).join("/");

const declared = new Map(
  files.flatMap(({ path, queries }) =>
    [...queries.matchAll(/fragment (\w+) on/g)].map(([, name]) => [name, path]),
  ),
);

for (const { path, queries } of files)
  for (const [, name] of queries.matchAll(/\.\.\.(\w+)/g)) {
    const source = declared.get(name) ?? path;
    if ([roomOf(path), ...(rooms[roomOf(path)] ?? [])].includes(roomOf(source))) continue;
    console.error(`${path} spreads ${name} of ${source}: move the fragment to src/fragments/.`);
    process.exitCode = 1;
  }
