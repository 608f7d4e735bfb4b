import type { Explanation } from "./problem";

/** Pictures run to 1600 px on large screens; below this width they would be blurred everywhere. */
const leastWidth = 800;

/** Formats of which the build makes its AVIF and WebP sizes, by the name sharp gives them. */
const formats: readonly string[] = ["jpeg", "png", "webp", "tiff", "heif"];
const formatNames = "JPG, PNG, WebP, AVIF ya da TIFF";

/** What decides whether the site can use a picture, as sharp calls it. */
export interface PictureFacts {
  format: string;
  width: number;
  compression?: string | undefined;
}

/**
 * Why the site cannot use a picture, and what to do; undefined when it can.
 * @param facts undefined: the file cannot be read as a picture
 */
export function pictureMistake(name: string, facts: PictureFacts | undefined): Explanation | undefined {
  if (!facts) {
    return {
      message: `${name} bir görsel olarak okunamadı.`,
      fix: `Dosya bozuk ya da başka türden olabilir; ${formatNames} olarak yeniden kaydedin.`,
    };
  }
  if (facts.compression === "hevc") {
    return {
      message: `${name} bir telefon fotoğrafı (HEIC); sitede gösterilemez.`,
      fix: "Fotoğrafı JPG olarak kaydedin. iPhone’da Ayarlar → Kamera → Biçimler → En Uyumlu seçilirse yenileri JPG olur.",
    };
  }
  if (!formats.includes(facts.format)) {
    return {
      message: `${name} kullanılamayan bir biçimde: ${facts.format.toUpperCase()}.`,
      fix: `Görseli ${formatNames} olarak kaydedin.`,
    };
  }
  if (facts.width >= leastWidth) return undefined;
  return {
    message: `${name} çok küçük: genişliği ${facts.width} piksel.`,
    fix: `En az ${leastWidth} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`,
  };
}

/** What is said of a picture in the colours of print: the build turns them into a screen's, and not always well. */
export const printedPicture = (name: string): Explanation => ({
  message: `${name} baskı için hazırlanmış (CMYK); ekranda renkleri bozulabilir.`,
  fix: "Görseli RGB (sRGB) renklerle yeniden kaydedin ya da matbaaya gitmemiş aslını kullanın.",
});
