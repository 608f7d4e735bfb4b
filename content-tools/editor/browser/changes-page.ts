import type { Change } from "../publish/changes";
import type { Difference, Shown } from "../versions/differences";
import { ask, button, element, part } from "./dom";
import { refusalList, type ShownRefusal } from "./refusals";

interface Answer {
  changes: Change[];
  failure?: { message: string; fix: string };
}

const dialog = () => part("changes") as HTMLDialogElement;

const states = { added: "yeni", changed: "değişti", removed: "çıkarıldı" } as const;

/** Sets up the page "Değişiklikler". @param onTakenBack is called when files are as they are published again */
export function startChanges(onTakenBack: (files: readonly string[]) => void): void {
  part("open-changes").addEventListener("click", () => {
    dialog().showModal();
    void show();
  });

  async function show(problem?: Node): Promise<void> {
    const heading = element("h2", { id: "changes-title" }, "Değişiklikler");
    const close = button("Kapat", () => dialog().close());
    try {
      const { changes, failure } = await ask<Answer>("/changes.json");
      const all = button("Hepsini geri al", () => void takeBack(changes), { class: "danger" });
      const words = failure
        ? element("p", {}, `${failure.message} ${failure.fix}`)
        : element(
            "p",
            {},
            changes.length > 0
              ? "Yayımlanan siteden farklı olanlar:"
              : "Yayımlanan siteden farklı bir şey yok.",
          );
      const list = changes.map((change) => changeCard(change, () => void takeBack([change])));
      dialog().replaceChildren(
        element("header", {}, heading, ...(changes.length > 1 ? [all] : []), close),
        ...(problem ? [problem] : []),
        words,
        ...list,
      );
    } catch (error) {
      dialog().replaceChildren(element("header", {}, heading, close), element("p", {}, String(error)));
    }
  }

  async function takeBack(changes: readonly Change[]): Promise<void> {
    const names = changes.map(({ title }) => `• ${title}`).join("\n");
    if (!confirm(`Şunlar yayımlandığı hâle dönsün mü? Bu işlem geri alınamaz.\n\n${names}`)) return;
    const files = changes.map(({ file }) => file);
    const { refusals = [] } = await ask<{ refusals?: ShownRefusal[] }>("/take-back", { files });
    if (refusals.length === 0) onTakenBack(files);
    await show(
      refusals.length > 0
        ? element(
            "section",
            { role: "alert", class: "problem" },
            element("p", {}, "Geri alınmadı:"),
            refusalList(refusals),
          )
        : undefined,
    );
  }
}

function changeCard({ title, file, state, fields, picture }: Change, takeBack: () => void): HTMLElement {
  const head = element(
    "header",
    {},
    element("h3", {}, title),
    element("span", { class: `state ${state}` }, states[state]),
    button("Geri al", takeBack, { "aria-label": `Geri al: ${title}` }),
  );
  return element("article", { "data-file": file }, head, ...bodyOf(state, fields, picture));
}

function bodyOf(state: Change["state"], fields: readonly Difference[], picture: string | undefined): Node[] {
  if (picture) {
    const shown = { text: picture, picture };
    return [
      table([
        {
          place: "Fotoğraf",
          before: state === "added" ? null : shown,
          after: state === "removed" ? null : shown,
        },
      ]),
    ];
  }
  if (fields.length === 0)
    return [element("p", {}, "Alanlar aynı; yalnız açıklama satırları ya da yazım biçimi değişti.")];
  return [table(fields)];
}

const table = (fields: readonly Difference[]): HTMLElement =>
  element(
    "table",
    {},
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...["Alan", "Yayımlanan", "Sizinki"].map((name) => element("th", { scope: "col" }, name)),
      ),
    ),
    element(
      "tbody",
      {},
      ...fields.map(({ place, before, after }) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, place),
          element("td", {}, shown(before, "/published")),
          element("td", {}, shown(after, "/pictures")),
        ),
      ),
    ),
  );

function shown(value: Shown | null, pictures: string): Node {
  if (!value) return element("em", {}, "yok");
  if (!value.picture) return document.createTextNode(value.text);
  const address = `${pictures}/${encodeURIComponent(value.picture)}`;
  return element(
    "figure",
    {},
    element("img", { src: address, alt: "" }),
    element("figcaption", {}, value.text),
  );
}
