import type { Outcome, Step } from "../publish/publish";
import type { Seen } from "../publish/wait-for-site";
import { button, element, part } from "./dom";
import { conflictForm, refusalList, type ShownRefusal } from "./refusals";

type Ended = Outcome & { seen?: Seen; siteUrl?: string };

interface Line {
  step?: Step;
  siteUrl?: string;
  outcome?: Ended;
}

const steps: Readonly<Record<Step, string>> = {
  check: "İçerik denetleniyor …",
  commit: "Değişiklikler sürümlere yazılıyor …",
  fetch: "Başkalarının yayımladıklarına bakılıyor …",
  merge: "Değişiklikler bir araya getiriliyor …",
  push: "Gönderiliyor …",
  wait: "Gönderildi. Sitenin yenilenmesi bekleniyor; bu birkaç dakika sürer. Pencereyi kapatabilirsiniz.",
};

const dialog = () => part("publishing") as HTMLDialogElement;

/** Sets up the button "Yayımla". @param onEnd is called whenever a try has ended */
export function startPublishing(onEnd: () => void): void {
  part("publish").addEventListener("click", () => {
    if (!confirm("Kaydettiğiniz bütün değişiklikler sitede yayımlansın mı?")) return;
    void publish({});
  });

  async function publish(choices: Record<string, "mine" | "theirs">): Promise<void> {
    if (!dialog().open) dialog().showModal();
    show(element("p", { role: "status" }, "Başlıyor …"), element("progress"));
    const button = part("publish") as HTMLButtonElement;
    button.disabled = true;
    try {
      for await (const { step, outcome } of lines(choices)) {
        if (step)
          show(
            element("p", { role: "status" }, steps[step]),
            element("progress"),
            ...(step === "wait" ? [close()] : []),
          );
        if (outcome) end(outcome, choices);
      }
    } catch {
      show(
        element(
          "p",
          { role: "alert" },
          "Düzenleyici yanıt vermiyor. Terminalde npm run edit hâlâ çalışıyor mu?",
        ),
        close(),
      );
    } finally {
      button.disabled = false;
      onEnd();
    }
  }

  function end(outcome: Ended, choices: Record<string, "mine" | "theirs">): void {
    if (outcome.state === "choose") {
      show(
        element(
          "p",
          { role: "alert" },
          "Başkası da aynı metni değiştirip yayımlamış. Her biri için bir sürüm seçin; öteki silinir.",
        ),
        conflictForm(
          outcome.conflicts,
          "Seçtiklerimle yayımla",
          (more) => void publish({ ...choices, ...more }),
        ),
        close("Vazgeç"),
      );
    } else if (outcome.state === "failed") {
      const refusals = outcome.refusals as ShownRefusal[];
      show(
        element(
          "p",
          { role: "alert", class: "problem" },
          element("b", {}, outcome.message),
          ` ${outcome.fix}`,
        ),
        ...(refusals.length > 0 ? [refusalList(refusals)] : []),
        ...(outcome.detail
          ? [
              element(
                "details",
                {},
                element("summary", {}, "git’in yazdıkları"),
                element("pre", {}, outcome.detail),
              ),
            ]
          : []),
        close(),
      );
    } else show(element("p", { role: "status" }, ...wordsOf(outcome)), close());
  }
}

function wordsOf(outcome: Ended): (Node | string)[] {
  if (outcome.state === "nothing") return ["Yayımlanacak bir değişiklik yok."];
  const { seen, siteUrl } = outcome;
  const site = siteUrl ? [element("a", { href: siteUrl, target: "_blank", rel: "noreferrer" }, siteUrl)] : [];
  if (seen === "shown") return ["Yayımlandı; site değişikliğinizi gösteriyor: ", ...site];
  if (seen === "unstamped")
    return [
      "Gönderildi. Site hangi sürümü gösterdiğini söylemiyor; birkaç dakika sonra kendiniz bakın: ",
      ...site,
    ];
  if (seen === "unreachable")
    return ["Gönderildi. Siteye şu anda ulaşılamıyor; biraz sonra bakın: ", ...site];
  if (seen === "earlier")
    return [
      "Gönderildi, ama site hâlâ eski sürümü gösteriyor. Yayın hizmeti durmuş olabilir; teknik kişiye haber verin: ",
      ...site,
    ];
  return ["Gönderildi. Yayın hizmeti siteyi birkaç dakika içinde yeniler."];
}

const close = (label = "Kapat") => button(label, () => dialog().close());

const show = (...children: readonly Node[]) =>
  dialog().replaceChildren(element("h2", { id: "publishing-title" }, "Yayımla"), ...children);

/** The server's lines as they come. */
async function* lines(choices: object): AsyncGenerator<Line> {
  const response = await fetch("/publish", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choices }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const pieces = (rest + part.value).split("\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) yield JSON.parse(piece) as Line;
  }
}
