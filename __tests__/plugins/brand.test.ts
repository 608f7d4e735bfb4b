import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { twinOf } from "../../gatsby/graphql/tinted-picture";
import { writeIcon } from "../../plugins/brand/icon";
import { changesFor, recolour, recoloured } from "../../plugins/brand/recolour";
import { tintPictures } from "../../plugins/brand/tinted-pictures";
import { distance, oklchOf } from "../../src/lib/colour/oklch";
import { type ContentFolder, createContentFolder } from "../support/content-folder";

const burgundy = "#7B1E3A";
const values = require("../../plugins/brand/values-loader.cjs");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "brand-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a colour of a picture", () => {
  test.each(["#0F4C5C", "#1B6E84", "#0A3540"])(
    "%s, a petrol, gets the tint's hue and keeps its lightness",
    (petrol) => {
      const changed = oklchOf(recoloured(petrol, burgundy));
      const turn = Math.abs(((changed.h - oklchOf(burgundy).h + 540) % 360) - 180);
      expect(turn).toBeLessThan(8);
      expect(Math.abs(changed.l - oklchOf(petrol).l)).toBeLessThan(0.01);
    },
  );

  test.each([
    ["gums", "#C9666E"],
    ["gold", "#D4A437"],
    ["a tooth", "#E8DCC4"],
    ["plaster", "#D8CFB8"],
    ["black", "#000000"],
    ["white", "#FFFFFF"],
  ])("%s stays", (_, colour) => {
    expect(distance(recoloured(colour, burgundy).toUpperCase(), colour)).toBeLessThan(0.005);
  });

  test("a grey tint takes the colour away", () => {
    expect(oklchOf(recoloured("#0F4C5C", "#444444")).c).toBeLessThan(0.005);
  });

  test("whole pictures change as single colours do", () => {
    const colours = ["#0F4C5C", "#C9666E", "#A3C4CC", "#FFFFFF", "#113322"];
    const pixels = Uint8Array.from(colours.flatMap((colour) => [...Buffer.from(colour.slice(1), "hex"), 77]));
    recolour(pixels, 4, changesFor(burgundy));
    colours.forEach((colour, i) => {
      const [r, g, b, alpha] = pixels.subarray(i * 4, i * 4 + 4);
      const hex = `#${Buffer.from([r ?? 0, g ?? 0, b ?? 0]).toString("hex")}`;
      expect(distance(hex, recoloured(colour, burgundy))).toBeLessThan(0.02);
      expect(alpha).toBe(77);
    });
  });
});

describe("tinted pictures", () => {
  const content = () => join(folder, "content");
  const copies = () => join(folder, "tinted/images");
  const picture = (name: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#0F4C5C" } }).toFile(
      join(content(), "images", name),
    );
  const tint = () => tintPictures(content(), join(folder, "tinted"), burgundy);
  beforeEach(() => mkdirSync(join(content(), "images"), { recursive: true }));

  test("are copies of all pictures, of the same size and kind", async () => {
    await Promise.all([picture("kron.jpg"), picture("inlay.png")]);
    writeFileSync(join(content(), "images/notlar.txt"), "");
    await tint();
    expect(readdirSync(copies()).sort()).toEqual(["inlay.png", "kron.jpg"]);
    const { format, width, height } = await sharp(join(copies(), "kron.jpg")).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 40, height: 30 });
    const { dominant } = await sharp(join(copies(), "inlay.png")).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test("are made once, and go with their originals", async () => {
    await Promise.all([picture("kron.jpg"), picture("inlay.png")]);
    await tint();
    const first = statSync(join(copies(), "kron.jpg")).mtimeMs;
    rmSync(join(content(), "images/inlay.png"));
    await tint();
    expect(readdirSync(copies())).toEqual(["kron.jpg"]);
    expect(statSync(join(copies(), "kron.jpg")).mtimeMs).toBe(first);
  });

  test("are found by the path of their original, and only for pictures of the content", async () => {
    const asked: object[] = [];
    const nodeModel = {
      findOne: async (query: object) => {
        asked.push(query);
        return { relativePath: "images/kron.jpg", sourceInstanceName: "tinted" };
      },
    };
    const original = { sourceInstanceName: "content", relativePath: "images/kron.jpg" };
    expect(await twinOf(original, { nodeModel })).toMatchObject({ sourceInstanceName: "tinted" });
    expect(asked).toEqual([
      {
        type: "File",
        query: {
          filter: { sourceInstanceName: { eq: "tinted" }, relativePath: { eq: "images/kron.jpg" } },
        },
      },
    ]);
    expect(await twinOf({ ...original, sourceInstanceName: "tinted" }, { nodeModel })).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

describe("the icon", () => {
  let project: ContentFolder;
  beforeEach(() => {
    project = createContentFolder();
  });
  afterEach(() => project.destroy());

  test("is the content's mark on its deep ground", async () => {
    await writeIcon(project.project, ".cache/icon.svg");
    const icon = readFileSync(join(project.project, ".cache/icon.svg"), "utf8");
    expect(icon).toContain('fill="#123642"');
    expect(icon).toContain('d="M4 20 12 4l8 16z"');
    expect((await sharp(Buffer.from(icon)).metadata()).width).toBe(512);
    // Gatsby's workers come by while other plugins read it.
    utimesSync(join(project.project, ".cache/icon.svg"), 1, 1);
    await writeIcon(project.project, ".cache/icon.svg");
    expect(statSync(join(project.project, ".cache/icon.svg")).mtimeMs).toBe(1000);
  });
});

test("a module becomes what it exports, anew when a file changes", () => {
  const files: string[] = [];
  const context = {
    getOptions: () => ({ files: ["/content/brand.yaml"], read: () => ({ colours: { main: "#0F4C5C" } }) }),
    addDependency: (file: string) => files.push(file),
  };
  expect(values.call(context)).toBe('export const colours = {"main":"#0F4C5C"};');
  expect(files).toEqual(["/content/brand.yaml"]);
});
