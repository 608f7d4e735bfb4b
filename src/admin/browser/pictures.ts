import { pdfMistake, pictureMistake } from "../../content-model/check/picture-mistake";
import { saveButton } from "../corrections/leaving";

/** Checks pictures and PDFs: chosen ones before the form gets them, dropped ones at once. Saving waits for them. */
export function checkChosenPictures(): void {
  addEventListener("change", refuseUnusable, true);
  addEventListener("click", holdSave, true);
  addEventListener("drop", ({ dataTransfer }) => void report(dataTransfer?.files), true);
}

/** Events of files that were found right, which are dispatched again. */
const right = new WeakSet<Event>();

/** Number of choices that are being checked. */
let checking = 0;

/** Save button that was pressed before the form had its pictures. */
let held: HTMLButtonElement | undefined;

function refuseUnusable(event: Event): void {
  const { target: input } = event;
  if (right.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
  event.stopImmediatePropagation();
  checking += 1;
  void report(input.files)
    .then((isRight) => {
      if (!isRight) {
        input.value = "";
        held = undefined;
        return;
      }
      const again = new Event("change", { bubbles: true });
      right.add(again);
      input.dispatchEvent(again);
    })
    .finally(() => {
      checking -= 1;
    });
}

/** Whether the form is still to get a picture; Sveltia empties the field while it reads one. */
const isWaiting = (): boolean => checking > 0 || document.querySelector(".empty.processing") !== null;

function holdSave(event: MouseEvent): void {
  const button = saveButton();
  if (!(event.target instanceof Node) || !button?.contains(event.target) || !isWaiting()) return;
  event.stopImmediatePropagation();
  if (!held) void saveLater();
  held = button;
}

async function saveLater(): Promise<void> {
  while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50));
  // Not if a picture was refused, or if Sveltia asks about its name.
  if (!document.querySelector("dialog[open]")) held?.click();
  held = undefined;
}

/** Tells what is wrong with the files; false if something is. */
async function report(files: FileList | null | undefined): Promise<boolean> {
  let isRight = true;
  for (const file of files ?? []) {
    // Some systems know no type for photographs of telephones.
    if (/\.svg$/i.test(file.name)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mistake = /\.pdf$/i.test(file.name)
      ? pdfMistake(file.name, bytes)
      : pictureMistake(file.name, bytes, await createImageBitmap(file).catch(() => undefined));
    if (mistake) alert(`${mistake.message}\n${mistake.fix}`);
    isRight &&= !mistake;
  }
  return isRight;
}
