import { pictureFacts } from "../../../src/content-model/check/picture-facts";
import { pictureMistake } from "../../../src/content-model/check/picture-mistake";

/** Checks pictures: chosen ones before the form gets them, dropped ones at once. */
export function checkChosenPictures(): void {
  addEventListener("change", refuseUnusable, true);
  addEventListener("drop", ({ dataTransfer }) => void report(dataTransfer?.files), true);
}

/** Events of files that were found right, which are dispatched again. */
const right = new WeakSet<Event>();

function refuseUnusable(event: Event): void {
  const { target: input } = event;
  if (right.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
  event.stopImmediatePropagation();
  void report(input.files).then((isRight) => {
    if (!isRight) {
      input.value = "";
      return;
    }
    const again = new Event("change", { bubbles: true });
    right.add(again);
    input.dispatchEvent(again);
  });
}

/** Tells what is wrong with the pictures; false if something is. */
async function report(files: FileList | null | undefined): Promise<boolean> {
  let isRight = true;
  for (const file of files ?? []) {
    // Some systems know no type for photographs of telephones.
    if (/\.(?:pdf|svg)$/i.test(file.name)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = await createImageBitmap(file).catch(() => undefined);
    const mistake = pictureMistake(file.name, pictureFacts(bytes, decoded));
    if (mistake) alert(`${mistake.message}\n${mistake.fix}`);
    isRight &&= !mistake;
  }
  return isRight;
}
