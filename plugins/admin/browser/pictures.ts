import { pictureFacts } from "../../../src/content-model/check/picture-facts";
import { pictureMistake } from "../../../src/content-model/check/picture-mistake";

/** Checks chosen or dropped pictures before the form gets them. */
export function checkChosenPictures(): void {
  addEventListener("change", refuseUnusable, true);
  addEventListener("drop", refuseUnusable, true);
}

/** Events of files that were found right, which are dispatched again. */
const right = new WeakSet<Event>();

function refuseUnusable(event: Event): void {
  const { target } = event;
  const isInput = target instanceof HTMLInputElement && target.type === "file";
  const data = event instanceof DragEvent ? event.dataTransfer : null;
  const files = [...((isInput ? target.files : data?.files) ?? [])];
  if (right.has(event) || !target || !files.some(isPicture)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  // A dropped file's list is empty once the event is over.
  const kept = new DataTransfer();
  for (const file of files) kept.items.add(file);
  void mistakesOf(files).then((mistakes) => {
    if (mistakes.length > 0) {
      if (isInput) target.value = "";
      return alert(mistakes.join("\n\n"));
    }
    const again = isInput
      ? new Event("change", { bubbles: true })
      : new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: kept });
    right.add(again);
    target.dispatchEvent(again);
  });
}

async function mistakesOf(files: readonly File[]): Promise<string[]> {
  const judged = files.map(async (file) => {
    if (!isPicture(file)) return [];
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = await createImageBitmap(file).catch(() => undefined);
    const mistake = pictureMistake(file.name, pictureFacts(bytes, decoded));
    return mistake ? [`${mistake.message}\n${mistake.fix}`] : [];
  });
  return (await Promise.all(judged)).flat();
}

/** Some systems know no type for photographs of telephones. */
const isPicture = ({ name }: File): boolean => !/\.(?:pdf|svg)$/i.test(name);
