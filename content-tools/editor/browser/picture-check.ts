import type { PictureLimits } from "../form/limits";
import { element } from "./dom";
import { formFields } from "./form-fields";

let limits: PictureLimits | undefined;

export const takeLimits = (given: PictureLimits): void => {
  limits = given;
};

/** What an editor should know of a picture before it is saved; [] where it is right. */
export function warningsOf(width: number, height: number, bytes: number, is: PictureLimits): string[] {
  const ratio = width / height;
  const megabytes = (bytes / 2 ** 20).toLocaleString("tr-TR", { maximumFractionDigits: 1 });
  return [
    ...(width < is.leastWidth
      ? [`Genişliği ${width} piksel: çok küçük, kaydedilmez. En az ${is.leastWidth} piksel gerekir.`]
      : width < is.goodWidth
        ? [
            `Genişliği ${width} piksel: büyük ekranlarda bulanık görünebilir. ${is.goodWidth} piksel ve üstü iyidir.`,
          ]
        : []),
    ...(ratio < is.ratio.least
      ? ["Fotoğraf dar ya da dik: site yatay kırpar, üstü ile altı kaybolur. Odak noktasını işaretleyin."]
      : []),
    ...(ratio > is.ratio.most * 1.1
      ? ["Fotoğraf çok geniş: site iki yanından kırpar. Odak noktasını işaretleyin."]
      : []),
    ...(bytes > is.mostBytes
      ? [`Dosya ${megabytes} MB: gereğinden büyük. 1920 piksel genişliğe küçültün.`]
      : []),
  ];
}

/** The size of the file that was picked last, until the picture has its address: it cannot be asked for then. */
let pickedBytes = 0;
export const takePickedFile = (file: File): void => {
  pickedBytes = file.size;
};

/** Says below every picture of the form how large it is, and what is not as it should be. */
export function checkPictures(): void {
  for (const { widget, container } of formFields()) {
    if (widget.widget !== "image") continue;
    const picture = container.querySelector<HTMLImageElement>("img");
    const known = container.querySelector<HTMLElement>(":scope > .picture-check");
    if (!picture) known?.remove();
    else if (known?.dataset.of !== picture.src) {
      known?.remove();
      const note = element("div", { class: "picture-check", role: "status" });
      note.dataset.of = picture.src;
      container.append(note);
      if (picture.complete && picture.naturalWidth > 0) void say(picture, note);
      else picture.addEventListener("load", () => void say(picture, note), { once: true });
    }
  }
}

async function say(picture: HTMLImageElement, note: HTMLElement): Promise<void> {
  if (!limits) return;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const bytes = picture.src.startsWith("blob:") ? pickedBytes : await bytesOf(picture.src);
  const warnings = warningsOf(width, height, bytes, limits);
  const size = `${width} × ${height} piksel${bytes ? `, ${Math.ceil(bytes / 1024)} kB` : ""}`;
  note.replaceChildren(
    element("p", {}, warnings.length === 0 ? `${size}: uygun.` : `${size}.`),
    ...warnings.map((warning) => element("p", { class: "warning" }, warning)),
  );
}

async function bytesOf(address: string): Promise<number> {
  const response = await fetch(address, { method: "GET", cache: "force-cache" }).catch(() => undefined);
  return response?.ok ? (await response.blob()).size : 0;
}
