// The editor's page: Decap's forms with the settings of this server, the page beside them, and what leads to the site.
import type { EditorConfig } from "../form/config";
import type { Fact } from "../form/facts";
import type { PictureLimits } from "../form/limits";
import type { PreviewState } from "../server/preview";
import type { Conflict } from "../versions/conflict";
import { startChanges } from "./changes-page";
import { ask, button, calmly, element, part } from "./dom";
import { openFile, takeConfig } from "./form-fields";
import { addHelp, takeFacts } from "./help";
import { follow, showPage, startPage } from "./page-beside";
import { checkPictures, takeLimits, takePickedFile } from "./picture-check";
import { addBoards } from "./point-board";
import { startPublishing } from "./publish-dialog";
import { conflictForm, hideRefusals, showPanel, showRefusals } from "./refusals";

interface Decap {
  getLocale(name: string): Phrases;
  registerLocale(name: string, phrases: Phrases): void;
  init(options: { config: EditorConfig }): void;
}

interface Phrases {
  [key: string]: string | Phrases;
}

interface State {
  preview?: PreviewState & { origin: string };
  route: string;
  hasPage: boolean;
  isChangedOutside: boolean;
  facts: Fact[];
  changes: number | null;
}

const page = window as typeof window & { CMS: Decap; CMS_MANUAL_INIT: boolean };
page.CMS_MANUAL_INIT = true;

// Nobody has to sign in on their own machine: Decap takes this for a sign-in it remembers.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

/** This tab for the server: what another one saves is a change from outside for its forms. */
const tab = crypto.randomUUID();
/** The versions that were chosen where somebody else changed the same field. */
let choices: Record<string, "mine" | "theirs"> = {};

const ownFetch = window.fetch.bind(window);

window.fetch = async (resource, options) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  if (!address.endsWith("/api/v1")) return ownFetch(resource, options);
  const headers = new Headers(options?.headers);
  headers.set("x-tab", tab);
  headers.set("x-choices", JSON.stringify(choices));
  const response = await ownFetch(resource, { ...options, headers });
  const answer = response.ok ? undefined : await response.clone().json();
  if (response.status === 409) askForVersion(answer.conflicts);
  else if (response.status === 422)
    showRefusals(answer.refusals?.length > 0 ? answer.refusals : [{ message: answer.error }]);
  else if (/"action":"(persist|delete)/.test(String(options?.body ?? ""))) afterSave();
  return response;
};

function afterSave(): void {
  hideRefusals();
  choices = {};
  // The site in development mode renews its page by itself; what is edited stays in sight.
  for (const delay of [300, 1_500, 3_000]) setTimeout(() => void renew().then(follow), delay);
}

function askForVersion(conflicts: Conflict[]): void {
  const form = conflictForm(conflicts, "Seçtiklerimi kullan", (made) => {
    choices = { ...choices, ...made };
    showPanel(element("p", {}, "Seçtiniz. Şimdi yeniden Kaydet’e basın."));
  });
  showPanel(
    element("h2", {}, "Kaydedilmedi"),
    element("p", {}, "Siz yazarken başkası aynı alanı değiştirmiş. Hangisi kalsın?"),
    form,
  );
}

async function renew(): Promise<void> {
  const file = openFile();
  const query = new URLSearchParams({ tab, file });
  try {
    const state = await ask<State>(`/state.json?${query}`);
    takeFacts(state.facts);
    showPage(state.preview, state.route, state.hasPage);
    part("open-changes").textContent = state.changes ? `Değişiklikler (${state.changes})` : "Değişiklikler";
    if (file === openFile()) noticeOutside(state.isChangedOutside);
  } catch (error) {
    part("notice").textContent = error instanceof Error ? error.message : String(error);
  }
}

/** Says so as long as the open file is not as this form knows it. */
function noticeOutside(isChanged: boolean): void {
  const notice = part("notice");
  if (!isChanged) notice.replaceChildren();
  else if (!notice.firstChild)
    notice.append(
      "Bu dosya başka bir yerde değişti. Kaydederseniz iki değişiklik birleştirilir. ",
      button("Son hâlini aç", () => location.reload()),
    );
}

/** Our words over Decap's, section by section. */
const merged = (theirs: Phrases | undefined, ours: Phrases): Phrases => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([key, value]) => {
      const their = theirs?.[key];
      return [
        key,
        typeof value === "string" ? value : merged(typeof their === "object" ? their : undefined, value),
      ];
    }),
  ),
});

// A picture that was just added gets its address when the form is saved; until then it is shown from where it came.
let added: File | undefined;
document.addEventListener(
  "change",
  ({ target }) => {
    const [file] = target instanceof HTMLInputElement ? (target.files ?? []) : [];
    if (!file) return;
    added = file;
    takePickedFile(file);
  },
  true,
);
document.addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !added) return;
    if (new URL(target.src).pathname.startsWith("/pictures/")) target.src = URL.createObjectURL(added);
  },
  true,
);

const help = calmly(() => {
  addHelp();
  addBoards();
  checkPictures();
}, 150);

// Another form was opened: what was wrong in the last one is no longer in sight.
window.addEventListener("hashchange", () => {
  hideRefusals();
  choices = {};
  void renew();
});

window.addEventListener("load", async () => {
  const { config, phrases, limits } = await ask<{
    config: EditorConfig;
    phrases: Phrases;
    limits: PictureLimits;
  }>("/settings.json");
  takeConfig(config);
  takeLimits(limits);
  startPage();
  startChanges((files) => {
    void renew();
    // The open form would hold what was taken back.
    if (files.includes(openFile())) location.reload();
  });
  startPublishing(() => void renew());
  page.CMS.registerLocale("tr", merged(page.CMS.getLocale("tr"), phrases));
  page.CMS.init({ config });
  new MutationObserver(help).observe(part("nc-root"), {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["src", "class"],
  });
  void renew();
  setInterval(() => document.visibilityState === "visible" && void renew(), 3_000);
});
