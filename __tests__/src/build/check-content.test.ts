import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "#src/build/check-content.ts";
import { createContentFolder, product } from "../../support/content-folder";

test("a content mistake stops a build", async () => {
  const content = createContentFolder();
  const check = async () => {
    const reports: string[] = [];
    const args = {
      reporter: { panicOnBuild: (report: string) => reports.push(report) },
      store: { getState: () => ({ program: { directory: content.project } }) },
    };
    await onPreBootstrap?.(args as object as ParentSpanPluginArgs, { plugins: [] }, () => {});
    return reports;
  };
  expect(await check()).toEqual([]);
  content.replace(product, "badge: Estetik çözüm", "badge: 5");
  const mistake =
    /^\ncontent\/products\/lamine-kron\.yaml:3:8 {2}“Başlığın üstündeki rozet” metin olmalı\.\n/;
  expect(await check()).toEqual([expect.stringMatching(mistake)]);
});
