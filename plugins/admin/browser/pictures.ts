import { isPrinted, pictureFacts } from "../../../src/content-model/check/picture-facts";
import { pictureMistake, printedPicture } from "../../../src/content-model/check/picture-mistake";
import { inForm } from "../../../src/content-model/check/sentence";

/** Checks chosen or dropped pictures at once. */
export function checkChosenPictures(): void {
  addEventListener(
    "change",
    ({ target }) => target instanceof HTMLInputElement && checkPictures(target.files),
    true,
  );
  addEventListener("drop", ({ dataTransfer }) => checkPictures(dataTransfer?.files), true);
}

async function checkPictures(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) {
    if (file.type === "application/pdf") continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = await createImageBitmap(file).catch(() => undefined);
    const printed = isPrinted(bytes) ? printedPicture(file.name) : undefined;
    const mistake = pictureMistake(file.name, pictureFacts(bytes, decoded)) ?? printed;
    if (mistake) alert(`${inForm(mistake.message)}\n\n${inForm(mistake.fix)}`);
  }
}
