import type { PictureFacts } from "./picture-facts";
import type { Explanation } from "./problem";

/** Pictures run to 1600 px on large screens; below this width they would be blurred everywhere. */
const leastWidth = 800;

/** What sharp opens at most: 268 million pixels. */
const mostPixels = 0x3fff ** 2;

/** The build makes sizes 2200 px wide, and WebP ends at 16,383 px of height. */
const mostTimes = 7;

/** Formats that the build and every browser read, by the name their files end in. */
const endings: Readonly<Record<string, RegExp>> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
};
const formatNames = "JPG, PNG, WebP ya da AVIF";

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
  return formatMistake(name, facts) ?? sizeMistake(name, facts);
}

function formatMistake(name: string, { type }: PictureFacts): Explanation | undefined {
  if (type === "heic" || type === "heif") {
    return {
      message: `${name} bir telefon fotoğrafı (HEIC); sitede gösterilemez.`,
      fix: "Fotoğrafı JPG olarak kaydedin. iPhone’da Ayarlar → Kamera → Biçimler → En Uyumlu seçilirse yenileri JPG olur.",
    };
  }
  if (!endings[type]) {
    return {
      message: `${name} kullanılamayan bir biçimde: ${type.toUpperCase()}.`,
      fix: `Görseli ${formatNames} olarak kaydedin; yalnız adını değiştirmek yetmez.`,
    };
  }
  // The build looks at the ending alone, and takes any of the four for any of them.
  if (Object.values(endings).some((ending) => ending.test(name))) return undefined;
  const renamed = `${name.replace(/\.[^.]*$/, "")}.${type}`;
  return {
    message: `${name} adının sonundan görsel olduğu anlaşılmıyor.`,
    fix: `Dosyanın ve buradaki yolun adını ${renamed} yapın.`,
  };
}

function sizeMistake(name: string, { width, height, isWhole }: PictureFacts): Explanation | undefined {
  const size = `${width} × ${height} piksel`;
  if (width * height > mostPixels) {
    return {
      message: `${name} açılamayacak kadar büyük: ${size}.`,
      fix: "Bir fotoğraf programında küçültüp kaydedin; uzun kenarı 4000 piksel olsa yeter.",
    };
  }
  if (!isWhole) {
    return {
      message: `${name} sonuna kadar okunamıyor: dosya yarım kalmış ya da bozulmuş.`,
      fix: "Dosyayı aslından yeniden kopyalayın; asıl da böyleyse bir fotoğraf programında açıp JPG olarak yeniden kaydedin.",
    };
  }
  if (Math.max(width, height) > mostTimes * Math.min(width, height)) {
    return {
      message: `${name} çok ince uzun: ${size}.`,
      fix: `Uzun kenarı kısa kenarının en çok ${mostTimes} katı olacak biçimde kırpın.`,
    };
  }
  if (width >= leastWidth) return undefined;
  return {
    message: `${name} çok küçük: genişliği ${width} piksel.`,
    fix: `En az ${leastWidth} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`,
  };
}

/** What is said of a picture in the colours of print: the build turns them into a screen's, and not always well. */
export const printedPicture = (name: string): Explanation => ({
  message: `${name} baskı için hazırlanmış (CMYK); ekranda renkleri bozulabilir.`,
  fix: "Görseli RGB (sRGB) renklerle yeniden kaydedin ya da matbaaya gitmemiş aslını kullanın.",
});
