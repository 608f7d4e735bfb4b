import type { ParentSpanPluginArgs } from "gatsby";
import { createContentWatch, onPreBootstrap } from "../../gatsby/check-content";
import { type ContentFolder, createContentFolder, product } from "../support/content-folder";
import { createPagesArgs } from "../support/gatsby-pages";

let content: ContentFolder;
const { NODE_ENV } = process.env;
beforeEach(() => {
  content = createContentFolder();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  content.destroy();
});

const breakIt = () => content.replace(product, "badge: Estetik çözüm", "badge: 5");
const mendIt = () => content.replace(product, "badge: 5", "badge: Estetik çözüm");
const mistake = expect.stringMatching(
  /^(error|panic): \ncontent\/products\/lamine-kron\.yaml:3:8 {2}“badge” metin olmalı\.\n/,
);

describe("before a build", () => {
  const check = async () => {
    const { args, reports } = createPagesArgs([], content.project);
    await onPreBootstrap?.(args as object as ParentSpanPluginArgs, { plugins: [] }, () => {});
    return reports;
  };

  test("a mistake stops it, in the words of the content check", async () => {
    expect(await check()).toEqual([]);
    breakIt();
    expect(await check()).toEqual([mistake]);
  });
});

describe("while the site is developed", () => {
  const develop = () => {
    const { args, reports } = createPagesArgs([], content.project);
    const watch = createContentWatch();
    return { reports, afterChange: () => watch(args) };
  };

  test("a mistake is reported after the change that made it, and that it is gone", async () => {
    const { reports, afterChange } = develop();
    await afterChange();
    breakIt();
    await afterChange();
    mendIt();
    await afterChange();
    await afterChange();
    expect(reports).toEqual([mistake, "success: İçerik denetlendi: hata yok."]);
  });

  test("a mistake that was there at the start is not reported twice, but that it is gone is", async () => {
    breakIt();
    const { reports, afterChange } = develop();
    await afterChange();
    mendIt();
    await afterChange();
    expect(reports).toEqual(["success: İçerik denetlendi: hata yok."]);
  });

  test("nothing is checked again in a build", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const { reports, afterChange } = develop();
    await afterChange();
    breakIt();
    await afterChange();
    expect(reports).toEqual([]);
  });
});
