// `npm run bench:build [-- --products 15,150] [-- --record]`: what a build costs: the site as it is, and with so many
// generated products; cold, without a change, with one entry changed, and with one picture changed.
import { readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { copyProject, gatsby, type Project } from "../dev/test/project.ts";
import { timeBudgets } from "./budgets.ts";
import { generateProducts, withComment } from "./generated-products.ts";
import { costOf, type ProcessCost } from "./process-cost.ts";
import { median, recordResults, table } from "./results.ts";
import { runBench } from "./run-bench.ts";

/** Builds of each kind but the cold one; the figures are their medians. Of a large site one is enough. */
const repeatsFor = (count: number | null) => (count && count > 500 ? 1 : 3);

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "15,150,1500" },
    record: { type: "boolean", default: false },
  },
});

const build = ({ folder }: Project) => costOf([process.execPath, gatsby, "build"], folder);

/** The median cost of builds, each after a change of its own. */
async function repeated(
  project: Project,
  times: number,
  change: (time: number) => Promise<void>,
): Promise<ProcessCost> {
  const costs: ProcessCost[] = [];
  for (let time = 1; time <= times; time += 1) {
    await change(time);
    costs.push(await build(project));
  }
  const middle = (part: keyof ProcessCost) => median(costs.map((cost) => cost[part]));
  return {
    wallSeconds: middle("wallSeconds"),
    cpuSeconds: middle("cpuSeconds"),
    peakMegabytes: middle("peakMegabytes"),
  };
}

interface Measured {
  name: string;
  costs: Readonly<Record<"cold" | "no change" | "one entry" | "one picture", ProcessCost>>;
}

async function measure(name: string, count: number | null): Promise<Measured> {
  const project = await copyProject({ flat: false });
  const times = repeatsFor(count);
  try {
    const content = project.at("content");
    const { entry, picture } = count
      ? await generateProducts(content, count)
      : { entry: `${content}/products/lamine-kron.yaml`, picture: `${content}/images/lamine-kron.jpg` };
    const cold = await build(project);
    // The first build after a cold one writes caches that later ones find.
    await build(project);
    const noChange = await repeated(project, times, async () => undefined);
    const text = await readFile(entry, "utf8");
    const oneEntry = await repeated(project, times, (time) =>
      writeFile(
        entry,
        text.replace(/^summary: .*$/m, (line) => `${line}\n  Değişiklik ${time}.`),
      ),
    );
    const jpeg = await readFile(picture);
    const onePicture = await repeated(project, times, async (time) => {
      await rm(picture);
      await writeFile(picture, withComment(jpeg, `change ${time}`));
    });
    return {
      name,
      costs: { cold, "no change": noChange, "one entry": oneEntry, "one picture": onePicture },
    };
  } finally {
    await project.destroy();
  }
}

const tenth = (number: number) => number.toFixed(1);

function rowsOf({ name, costs }: Measured): string[][] {
  return Object.entries(costs).map(([kind, { wallSeconds, cpuSeconds, peakMegabytes }]) => [
    name,
    kind,
    tenth(wallSeconds),
    tenth(cpuSeconds),
    String(Math.round(peakMegabytes)),
    kind === "one entry" ? (cpuSeconds / costs["no change"].cpuSeconds).toFixed(2) : "",
  ]);
}

async function main(): Promise<readonly string[]> {
  const counts = values.products.split(",").filter(Boolean).map(Number);
  const measured: Measured[] = [];
  for (const count of [null, ...counts]) {
    const one = await measure(count ? `${count} products` : "the site", count);
    for (const row of rowsOf(one)) console.log(row.join("\t"));
    measured.push(one);
  }
  const lines = table(
    ["site", "build", "wall s", "processor s", "peak MB", "to no change"],
    measured.flatMap(rowsOf),
  );
  if (values.record) await recordResults("build", lines);
  const [site] = measured;
  const missed = [
    ...(site && site.costs.cold.cpuSeconds > timeBudgets.coldBuildCpu ? ["a cold build of the site"] : []),
    ...measured
      .filter(
        ({ costs }) =>
          costs["one entry"].cpuSeconds > costs["no change"].cpuSeconds * timeBudgets.oneEntryRatio,
      )
      .map(({ name }) => `one changed entry of ${name}`),
  ];
  return missed;
}

void runBench(main);
