/** @jest-environment jsdom */
import { Publications } from "#src/admin/browser/publishing.ts";
import recorded from "../../fixtures/workflow-runs.json";

type Runs = typeof recorded.workflow_runs;

let asked: [address: string, init?: RequestInit][] = [];

/** Has GitHub answer with these runs. */
function answerWith(runs: Runs | undefined): void {
  asked = [];
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init]);
    const { ok, json } = { ok: runs !== undefined, json: async () => ({ workflow_runs: runs }) };
    return Object.assign(Object.create(null), { ok, json });
  };
}

const publications = () => new Publications("laboratuvar/site", "main");
const notice = () => document.getElementById("notice");
const mistake = {
  place: "Sayfalar › Sık Sorulan Sorular",
  path: [],
  message: "Bağlantı yok.",
  fix: "Kaldırın.",
};

beforeEach(() => notice()?.remove());

test("asks a documented address once, with the editor's key", async () => {
  answerWith(recorded.workflow_runs);
  await publications().tellLast("anahtar", () => []);
  const [[address, init] = []] = asked;
  expect(asked).toHaveLength(1);
  expect(address).toMatch(
    /^https:\/\/api\.github\.com\/repos\/laboratuvar\/site\/actions\/workflows\/deploy\.yml\/runs\?per_page=\d+&branch=main$/,
  );
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer anahtar");
});

test("says in which field the last publication failed, and leads to it", async () => {
  answerWith(recorded.workflow_runs);
  await publications().tellLast(undefined, () => [mistake]);
  expect(notice()?.textContent).toContain("Son yayın başarısız");
  expect(notice()?.textContent).toContain("Sayfalar › Sık Sorulan Sorular: Bağlantı yok. Kaldırın.");
  expect(notice()?.querySelector("a")?.href).toBe(recorded.workflow_runs[0]?.html_url);
});

test("says when the last publication succeeded", async () => {
  answerWith(recorded.workflow_runs.slice(1));
  await publications().tellLast(undefined, () => [mistake]);
  expect(notice()?.textContent).toContain("Son yayın tamamlandı: 27 Kasım 2026");
  expect(notice()?.textContent).not.toContain(mistake.place);
});

test("is silent where the key may not ask", async () => {
  answerWith(undefined);
  await publications().tellLast("anahtar", () => [mistake]);
  expect(notice()).toBeNull();
});

test("says after a save how long publications took", async () => {
  answerWith(recorded.workflow_runs);
  const site = publications();
  await site.tellLast(undefined, () => []);
  site.tellSaved(["Bir öneri"]);
  expect(notice()?.textContent).toContain("yayına gidiyor; genellikle 7 dakika sürer.");
  expect(notice()?.textContent).toContain("Bir öneri");
  expect(notice()?.querySelector("a")?.href).toBe(
    "https://github.com/laboratuvar/site/actions/workflows/deploy.yml",
  );
});
