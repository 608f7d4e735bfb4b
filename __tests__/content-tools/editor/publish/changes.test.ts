import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Change, listChanges } from "../../../../content-tools/editor/publish/changes";
import { messageOf } from "../../../../content-tools/editor/publish/message";
import { takeBack } from "../../../../content-tools/editor/publish/take-back";
import { product } from "../../../support/content-folder";
import { createGitProject, type GitProject, isolateGit } from "../../../support/git-project";

const file = `content/${product}`;

let isolated: ReturnType<typeof isolateGit>;
let project: GitProject;
beforeEach(async () => {
  isolated = isolateGit();
  project = await createGitProject((path, from, to) =>
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to)),
  );
});
afterEach(() => {
  project.destroy();
  isolated.restore();
});

const changes = async () => (await listChanges(project.project)).changes;

describe("the list of changes", () => {
  test("is empty where all is as it is published", async () => {
    expect(await changes()).toEqual([]);
  });

  test("has each changed field of a document, committed or not", async () => {
    project.replace(product, "badge: Estetik çözüm", "badge: Yeni rozet");
    await project.git("commit", "--quiet", "--all", "--message", "Not sent");
    project.replace(product, "name: Lamine Kron", "name: Lamina Kron");
    expect(await changes()).toEqual([
      {
        file,
        title: "Ürün: Lamina Kron",
        state: "changed",
        fields: [
          { place: "Ürünün adı", before: { text: "Lamine Kron" }, after: { text: "Lamina Kron" } },
          {
            place: "Başlığın üstündeki rozet",
            before: { text: "Estetik çözüm" },
            after: { text: "Yeni rozet" },
          },
        ],
      },
    ]);
  });

  test("does not count what others have published and this machine has not fetched in", async () => {
    await project.other.publish("content/site.yaml", "subtitle:", "# theirs\nsubtitle:");
    await project.git("fetch", "--quiet");
    expect(await changes()).toEqual([]);
  });

  test("has new, removed and unreadable files, and pictures", async () => {
    project.write("products/yeni.yaml", project.read(product).replace("name: Lamine Kron", "name: Yeni"));
    project.remove("products/total-protez.yaml");
    project.write("products/porselen-kron.yaml", 'name: "');
    project.write("images/yeni kare.jpg", Buffer.from("x"));
    project.replace("pages/kvkk.yaml", "", "# a remark\n");
    const list = Object.fromEntries((await changes()).map((change) => [change.file, change]));
    expect(list["content/products/yeni.yaml"]).toMatchObject({ state: "added", title: "Ürün: Yeni" });
    expect(list["content/products/total-protez.yaml"]).toMatchObject({ state: "removed" });
    expect(list["content/products/porselen-kron.yaml"]).toMatchObject({ state: "changed" });
    expect(list["content/images/yeni kare.jpg"]).toMatchObject({ state: "added", picture: "yeni kare.jpg" });
    expect(list["content/pages/kvkk.yaml"]).toMatchObject({ state: "changed", fields: [] });
    expect(Object.keys(list)).toHaveLength(5);
  });
});

describe("taking back", () => {
  test("puts one file back to the letter, and leaves the others", async () => {
    const before = project.read(product);
    project.replace(product, "badge: Estetik çözüm", "badge: Yeni rozet");
    await project.git("commit", "--quiet", "--all", "--message", "Not sent");
    project.replace("products/total-protez.yaml", "badge: ", "badge: Yeni ");
    expect(await takeBack(project.project, [file])).toEqual([]);
    expect(project.read(product)).toBe(before);
    expect((await changes()).map((change) => change.file)).toEqual(["content/products/total-protez.yaml"]);
  });

  test("brings back what was removed and removes what was added", async () => {
    const removed = project.read("products/total-protez.yaml");
    project.remove("products/total-protez.yaml");
    project.write("images/yeni.jpg", Buffer.from("x"));
    const all = (await changes()).map((change) => change.file);
    expect(await takeBack(project.project, all)).toEqual([]);
    expect(project.read("products/total-protez.yaml")).toBe(removed);
    expect(existsSync(join(project.path, "images/yeni.jpg"))).toBe(false);
  });

  test("refuses what would leave the content wrong, and says why", async () => {
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#9bb" } })
      .jpeg()
      .toBuffer();
    project.write("images/yeni.jpg", picture);
    project.replace(product, "src: ../images/lamine-kron.jpg", "src: ../images/yeni.jpg");
    const [refusal] = await takeBack(project.project, ["content/images/yeni.jpg"]);
    expect(refusal).toMatchObject({ file: product, message: "Görsel bulunamadı: ../images/yeni.jpg" });
    expect(existsSync(join(project.path, "images/yeni.jpg"))).toBe(true);
    expect(await takeBack(project.project, ["content/images/yeni.jpg", file])).toEqual([]);
  });

  test("does nothing to a path that has not changed, or lies elsewhere", async () => {
    writeFileSync(join(project.project, "code.txt"), "changed\n");
    expect(await takeBack(project.project, ["code.txt", "../code.txt", "content/site.yaml"])).toEqual([]);
    expect(readFileSync(join(project.project, "code.txt"), "utf8")).toBe("changed\n");
  });
});

describe("a commit's message", () => {
  const change = (title: string, state: Change["state"] = "changed"): Change => ({
    file: `content/${title}.yaml`,
    title,
    state,
    fields: [{ place: "Adı", before: null, after: null }],
  });

  test("sums up and lists", () => {
    expect(messageOf([change("Ana sayfa"), change("Ürün: Köprü", "added")])).toBe(
      "Ana sayfa değiştirildi, Ürün: Köprü eklendi\n\n- content/Ana sayfa.yaml değiştirildi: Adı\n- content/Ürün: Köprü.yaml eklendi\n",
    );
    const many = Array.from({ length: 9 }, (_, i) => change(`Ürün: Kron ${i}`));
    expect(messageOf(many).split("\n")[0]).toBe("Ürün: Kron 0 değiştirildi ve 8 değişiklik daha");
  });
});
