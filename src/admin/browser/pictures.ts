import { pdfMistake, pictureMistake } from "../../content-model/check/picture-mistake";
import { saveButton } from "../corrections/leaving";

/** Checks chosen and dropped pictures and PDFs before Sveltia gets them. Saving waits for them. */
export function checkChosenPictures(): void {
  addEventListener("change", refuseChosen, true);
  addEventListener("drop", refuseDropped, true);
  addEventListener("click", holdSave, true);
}

/** Events that follow a check. */
const right = new WeakSet<Event>();

/** Number of choices that are being checked. */
let checking = 0;

/** Save button that was pressed before the form had its pictures. */
let held: HTMLButtonElement | undefined;

function refuseChosen(event: Event): void {
  const { target: input } = event;
  if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
  hold(event, input.files, (isRight) => {
    if (!isRight) input.value = "";
    return isRight ? new Event("change", { bubbles: true }) : undefined;
  });
}

function refuseDropped(event: DragEvent): void {
  const { files, items } = event.dataTransfer ?? {};
  if (!files?.length) return;
  // They can be read as long as the event lasts.
  const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry());
  hold(event, files, (isRight) => {
    // Sveltia marks the place of a drop until it gets it, or sees it leave.
    const again = new DragEvent(isRight ? "drop" : "dragleave", { bubbles: true, cancelable: true });
    const dataTransfer = { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) };
    return Object.defineProperty(again, "dataTransfer", { value: dataTransfer });
  });
}

/** Keeps back an event until its files are checked, and dispatches what follows from the result in its place. */
function hold(
  event: Event,
  files: FileList | null,
  following: (isRight: boolean) => Event | undefined,
): void {
  const { target } = event;
  if (right.has(event)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  checking += 1;
  void report([...(files ?? [])])
    .then((isRight) => {
      if (!isRight) held = undefined;
      const again = following(isRight);
      if (!again) return;
      right.add(again);
      target?.dispatchEvent(again);
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
async function report(files: readonly File[]): Promise<boolean> {
  let isRight = true;
  for (const file of files) {
    // Some systems know no type for photographs of telephones.
    if (/\.svg$/i.test(file.name)) continue;
    // A folder cannot be read, nor can a file that is gone meanwhile.
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()));
    const mistake = /\.pdf$/i.test(file.name)
      ? pdfMistake(file.name, bytes)
      : pictureMistake(file.name, bytes, await createImageBitmap(file).catch(() => undefined));
    if (mistake) alert(`${mistake.message}\n${mistake.fix}`);
    isRight &&= !mistake;
  }
  return isRight;
}
