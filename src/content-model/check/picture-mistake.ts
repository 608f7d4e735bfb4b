import probe from "probe-image-size/sync.js";
import type { Explanation } from "./problem";

/** Minimum width: pictures are shown up to 1600 px wide. */
const minWidth = 800;

/** sharp's limit: 268 million pixels. */
const maxPixels = 0x3fff ** 2;

/** The largest derivative is 2200 px wide, and WebP is limited to a height of 16,383 px. */
const maxRatio = 7;

/** Formats that the build and all browsers support, by file extension. */
const endings: Readonly<Record<string, RegExp>> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
};
const formatNames = "JPG, PNG, WebP ya da AVIF";

/** Pixels as displayed, after EXIF orientation. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Returns why a picture is unusable and how to fix it; undefined if usable. The only source for both the content check
 * and /admin.
 * @param decoded size of the decoded picture; undefined if decoding failed
 */
export function pictureMistake(
  name: string,
  bytes: Uint8Array,
  decoded: Size | undefined,
): Explanation | undefined {
  const header = probe(bytes);
  if (!header) {
    return {
      message: `${name} bir görsel olarak okunamadı.`,
      fix: `Dosya bozuk ya da başka türden olabilir; ${formatNames} olarak yeniden kaydedin.`,
    };
  }
  return formatMistake(name, header.type) ?? sizeMistake(name, decoded ?? header, decoded !== undefined);
}

/** @param type "jpg", "png", "webp", "avif", "heic", "gif", "svg" and others */
function formatMistake(name: string, type: string): Explanation | undefined {
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

function sizeMistake(name: string, { width, height }: Size, isDecoded: boolean): Explanation | undefined {
  const size = `${width} × ${height} piksel`;
  if (width * height > maxPixels) {
    return {
      message: `${name} açılamayacak kadar büyük: ${size}.`,
      fix: "Bir fotoğraf programında küçültüp kaydedin; uzun kenarı 4000 piksel olsa yeter.",
    };
  }
  if (!isDecoded) {
    return {
      message: `${name} sonuna kadar okunamıyor: dosya yarım kalmış ya da bozulmuş.`,
      fix: "Dosyayı aslından yeniden kopyalayın; asıl da böyleyse bir fotoğraf programında açıp JPG olarak yeniden kaydedin.",
    };
  }
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
    return {
      message: `${name} çok ince uzun: ${size}.`,
      fix: `Uzun kenarı kısa kenarının en çok ${maxRatio} katı olacak biçimde kırpın.`,
    };
  }
  if (width >= minWidth) return undefined;
  return {
    message: `${name} çok küçük: genişliği ${width} piksel.`,
    fix: `En az ${minWidth} piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.`,
  };
}

/** The same of a PDF: readers look for its mark near the beginning, and for its end. */
export function pdfMistake(name: string, bytes: Uint8Array): Explanation | undefined {
  const [start, end] = [bytes.subarray(0, 1024), bytes.subarray(-1024)].map((part) => latin.decode(part));
  if (start?.includes("%PDF-") && end?.includes("%%EOF")) return undefined;
  return {
    message: `${name} bir PDF olarak okunamadı.`,
    fix: "Dosya bozuk, yarım kalmış ya da başka türden olabilir; belgeyi PDF olarak yeniden kaydedin.",
  };
}

const latin = new TextDecoder("latin1");
