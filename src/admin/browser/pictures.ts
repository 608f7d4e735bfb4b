import { pdfMistake, pictureMistake } from "../../content-model/check/picture-mistake";
import { buttonIn } from "../corrections/controls";
import { saveButton } from "../corrections/leaving";

/** Checks chosen and dropped pictures and PDFs before Sveltia gets them, and blocks saving meanwhile. */
export function checkChosenPictures(): void {
  /** Events dispatched after a check. */
  const right = new WeakSet<Event>();
  /** Number of running checks. */
  let checking = 0;

  /** Stops an event, checks its files, and dispatches another event that depends on the result. */
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
      // Readable only during the event.
      const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry());
      void hold(event, files, (isRight) => {
        // Sveltia highlights the drop target until a drop or dragleave.
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

/** Shows what is wrong with the files. @returns whether all are usable */
async function report(files: readonly File[]): Promise<boolean> {
  let isRight = true;
  for (const file of files) {
    // By name, because some systems know no type for photographs of telephones.
    if (/\.svg$/i.test(file.name)) continue;
    // Fails for a folder, and for a file deleted meanwhile.
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()));
    const mistake = /\.pdf$/i.test(file.name)
      ? pdfMistake(file.name, bytes)
      : pictureMistake(file.name, bytes, await createImageBitmap(file).catch(() => undefined));
    if (mistake) alert(`${mistake.message}\n${mistake.fix}`);
    isRight &&= !mistake;
  }
  return isRight;
}
