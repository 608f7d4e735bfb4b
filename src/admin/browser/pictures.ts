import { pdfMistake, pictureMistake } from "../../content-model/check/picture-mistake";
import { buttonIn } from "../corrections/controls";
import { saveButton } from "../corrections/leaving";

/** Checks chosen and dropped pictures and PDFs before Sveltia gets them; nothing is saved meanwhile. */
export function checkChosenPictures(): void {
  /** Events that follow a check. */
  const right = new WeakSet<Event>();
  /** Number of choices that are being checked. */
  let checking = 0;

  /** Keeps back an event until its files are checked, and dispatches what follows from the result in its place. */
  async function hold(event: Event, files: FileList, following: (isRight: boolean) => Event | undefined) {
    const { target } = event;
    event.stopImmediatePropagation();
    event.preventDefault();
    checking += 1;
    const again = following(await report([...files]));
    checking -= 1;
    if (!again) return;
    right.add(again);
    target?.dispatchEvent(again);
  }

  addEventListener(
    "change",
    (event) => {
      const { target: input } = event;
      if (right.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
      void hold(event, input.files ?? new DataTransfer().files, (isRight) => {
        if (!isRight) input.value = "";
        return isRight ? new Event("change", { bubbles: true }) : undefined;
      });
    },
    true,
  );
  addEventListener(
    "drop",
    (event) => {
      const { files, items } = event.dataTransfer ?? {};
      if (right.has(event) || !files?.length) return;
      // They can be read as long as the event lasts.
      const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry());
      void hold(event, files, (isRight) => {
        // Sveltia marks the place of a drop until it gets it, or sees it leave.
        const again = new DragEvent(isRight ? "drop" : "dragleave", { bubbles: true, cancelable: true });
        const dataTransfer = { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) };
        return Object.defineProperty(again, "dataTransfer", { value: dataTransfer });
      });
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if (checking > 0 && buttonIn(event) === saveButton()) event.stopImmediatePropagation();
    },
    true,
  );
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
