import {
  type PictureFacts,
  pictureMistake,
  printedPicture,
} from "../../../content-model/check/picture-mistake";

/** Says at once what the content check would say before publishing of a picture that someone chooses or drops. */
export function tellOfPictures(): void {
  addEventListener("change", ({ target }) => target instanceof HTMLInputElement && tell(target.files), true);
  addEventListener("drop", ({ dataTransfer }) => tell(dataTransfer?.files), true);
}

async function tell(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const printed = coloursOfJpeg(bytes) === 4 ? printedPicture(file.name) : undefined;
    const mistake = pictureMistake(file.name, await factsOf(file, bytes)) ?? printed;
    if (mistake) alert(`${mistake.message}\n\n${mistake.fix}`);
  }
}

/** What sharp would find in the file. */
async function factsOf(file: File, bytes: Uint8Array): Promise<PictureFacts | undefined> {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  if (/^ftyp(?!avi)/.test(brand)) return { format: "heif", width: 0, compression: "hevc" };
  const picture = await createImageBitmap(file).catch(() => undefined);
  return (
    picture && {
      format: file.type.replace(/^image\/(?:avif$)?/, "") || "heif",
      width: picture.width,
    }
  );
}

/** How many colours each pixel of a JPEG is mixed of: the head of its picture (SOF) says it. */
function coloursOfJpeg(bytes: Uint8Array): number | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes[at + 9];
  }
  return undefined;
}
