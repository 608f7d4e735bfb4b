import type { PictureFacts } from "./picture-facts";
import type { Explanation } from "./problem";

/** Minimum width: pictures are shown up to 1600 px wide. */
const leastWidth = 800;

/** sharp's limit: 268 million pixels. */
const mostPixels = 0x3fff ** 2;

/** The largest derivative is 2200 px wide, and WebP is limited to a height of 16,383 px. */
const mostTimes = 7;

/** Formats that the build and all browsers support, by file extension. */
const endings: Readonly<Record<string, RegExp>> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
};
const formatNames = "JPG, PNG, WebP ya da AVIF";

/**
 * Returns why a picture is unusable and how to fix it; undefined if usable.
 * @param facts undefined if the file is no readable picture
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
  // The build trusts the extension, but decodes any of the four formats.
  if (Object.values(endings).some((ending) => ending.test(name))) return undefined;
  const renamed = `${name.replace(/\.[^.]*$/, "")}.${type}`;
  return {
    message: `${name} adının sonundan görsel olduğu anlaşılmıyor.`,
    fix: `Dosyanın adını ${renamed} yapıp görseli yeniden seçin.`,
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
