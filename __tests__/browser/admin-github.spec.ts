import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { editorConfig } from "#src/admin/form/config.ts";
import { adminPage } from "#src/admin/page.ts";
import { adminHeaders } from "#src/build/artifacts/security-headers/policy.ts";
import { contentFolder } from "#src/content-model/content-folder.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { originsOf, type Repository } from "#src/content-model/repository.ts";
import runs from "../fixtures/workflow-runs.json";
import {
  contentOf,
  entered,
  fieldAt,
  filesIn,
  openForm,
  picture,
  save,
  saved,
  tallWindow,
  write,
} from "./support/admin";
import { GitHub, standInForGitHub } from "./support/github";

test.use({ viewport: tallWindow });
test.setTimeout(120_000);

const repository: Repository = { host: "github", name: "laboratuvar/site" };
const site = resolve(process.env.SITE_FOLDER ?? "public");
const content = contentFolder();
const files = readSourceFiles(content);

/** Closing times that no day has. */
const [earlier = "", later = ""] = ["17.05", "17.10", "17.15", "17.20"].filter(
  (time) => !files.some(({ path, text }) => path === "site.yaml" && text.includes(time)),
);

/** A non-local address, because local addresses offer folders on this machine. */
const siteUrl = "https://www.laboratuvar.test";

/** The page as built for production with a repository in the content, and its own policy. */
async function publish(page: Page, baseURL = ""): Promise<void> {
  const built = readFileSync(join(site, "admin.html"), "utf8");
  const [, title = ""] = /<title>(.*)<\/title>/.exec(built) ?? [];
  const [, style = "", script = ""] =
    /\/admin\/(page-\w+\.css)[\s\S]+\/admin\/(main-\w+\.js)/.exec(built) ?? [];
  const config = editorConfig({ files, repository, title, siteUrl, folder: "site" });
  const body = adminPage(config, { script, style });
  const headers = adminHeaders({ scriptSources: [], adminOrigins: originsOf(repository) });
  await page.route(`${siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/admin") return route.fulfill({ contentType: "text/html", headers, body });
    return route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
}

test("saving with the repository's key publishes", async ({ page, baseURL }) => {
  const seed = filesIn(content).map((path) => [`content/${path}`, contentOf(join(content, path))] as const);
  const gitHub = new GitHub(repository.name, "dogru-anahtar", new Map(seed));
  await standInForGitHub(page, gitHub);
  await page.route("https://api.github.com/repos/*/*/actions/**", (route) => route.fulfill({ json: runs }));
  await publish(page, baseURL);

  await page.goto(`${siteUrl}/admin`);
  const entrance = page.getByRole("button", { name: "Erişim anahtarıyla (token) gir" });
  await expect(entrance).toBeVisible({ timeout: 20_000 });
  await picture(page, "admin-giris-yayinda");
  const enter = async (key: string) => {
    await entrance.click();
    await page.getByRole("textbox", { name: "Erişim anahtarı" }).fill(key);
    if (key === "yanlis-anahtar") await picture(page, "admin-anahtar");
    await page.getByRole("button", { name: "Gir", exact: true }).click();
  };
  await enter("yanlis-anahtar");
  await expect(page.getByText("Bu anahtar geçerli değil.")).toBeVisible();
  await enter("dogru-anahtar");
  await entered(page);
  const outcome = page.getByRole("status").filter({ hasText: "Son yayın başarısız" });
  await outcome.getByRole("button", { name: "Kapat" }).click();
  await expect(outcome).toBeHidden();

  // Each form is one commit that changes one file.
  await openForm(page, "settings/entries/site");
  await write(page, "hours.0.closes", earlier);
  await picture(page, "admin-saat", await fieldAt(page, "hours.0"));
  await save(page);
  await saved(page);
  await expect(page.getByRole("status").filter({ hasText: "yayına gidiyor" })).toContainText("7 dakika");
  expect(gitHub.head.changed).toEqual(["content/site.yaml"]);
  expect(gitHub.text("content/site.yaml")).toContain(`closes: "${earlier}"`);

  // Offline nothing is lost, and messages are in Turkish.
  await openForm(page, "settings/entries/site");
  await write(page, "hours.0.closes", later);
  await page.context().setOffline(true);
  await save(page);
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("İnternet bağlantısı yok");
  await refusal.getByRole("button", { name: "Tamam" }).click();
  await page.context().setOffline(false);
  await save(page);
  await saved(page);
  expect(gitHub.text("content/site.yaml")).toContain(`closes: "${later}"`);

  // The host's errors are shown in Turkish.
  await openForm(page, "settings/entries/site");
  await write(page, "hours.0.closes", earlier);
  const api = "https://api.github.com/graphql";
  for (const [answer, told] of [
    [{ status: 401, json: { message: "Bad credentials" } }, "süresi dolmuş"],
    [{ status: 200, json: { errors: [{ message: "Resource not accessible by token" }] } }, "yazma izni yok"],
    [{ status: 503, body: "<html>" }, "yanıt veremiyor"],
    [undefined, "İnternet bağlantısı yok"],
  ] as const) {
    await page.route(api, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await save(page);
    await expect(refusal).toContainText(told);
    await refusal.getByRole("button", { name: "Tamam" }).click();
    await page.unroute(api);
  }
  await save(page);
  await saved(page);

  // Changes by others are not overwritten without a question.
  await openForm(page, "settings/entries/site");
  await write(page, "subtitle", "Benim tanımım");
  const theirs = gitHub.text("content/site.yaml").replace(/^subtitle: .*/m, "subtitle: Onların tanımı");
  gitHub.commit("ortak", "Tanım", new Map(gitHub.head.files).set("content/site.yaml", Buffer.from(theirs)), [
    "content/site.yaml",
  ]);
  await save(page);
  await expect(page.getByText("Başkası değiştirdi")).toBeVisible();
  expect(gitHub.head.login).toBe("ortak");
  await picture(page, "admin-baskasi");

  expect(gitHub.refused).toEqual([]);
});
