import { isPrinted, pictureFacts } from "../../../src/content-model/check/picture-facts";
import { pictureMistake, printedPicture } from "../../../src/content-model/check/picture-mistake";
import { inForm } from "../../../src/content-model/check/sentence";

/** Checks chosen or dropped pictures at once. */
export function tellOfPictures(): void {
  addEventListener("change", ({ target }) => target instanceof HTMLInputElement && tell(target.files), true);
  addEventListener("drop", ({ dataTransfer }) => tell(dataTransfer?.files), true);
}

async function tell(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) {
    if (file.type === "application/pdf") continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = await createImageBitmap(file).catch(() => undefined);
    const printed = isPrinted(bytes) ? printedPicture(file.name) : undefined;
    const mistake = pictureMistake(file.name, pictureFacts(bytes, decoded)) ?? printed;
    if (mistake) alert(`${inForm(mistake.message)}\n\n${inForm(mistake.fix)}`);
  }
}
