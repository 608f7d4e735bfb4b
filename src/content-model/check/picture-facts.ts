import probe from "probe-image-size/sync.js";

/** Properties that decide whether a picture is usable. */
export interface PictureFacts {
  /** "jpg", "png", "webp", "avif", "heic", "gif", "svg" and others. */
  type: string;
  /** Pixels as displayed, after EXIF orientation. */
  width: number;
  height: number;
  /** False if part of the pixels cannot be decoded. */
  isWhole: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Reads the properties from a picture's bytes. The only source for both the content check and /admin.
 * @param decoded displayed size of the decoded picture; undefined if decoding failed
 * @returns undefined if the format is unknown
 */
export function pictureFacts(bytes: Uint8Array, decoded: Size | undefined): PictureFacts | undefined {
  const header = probe(bytes);
  if (!header) return undefined;
  const { type } = header;
  const orientation = type === "webp" ? webpOrientation(bytes) : header.orientation;
  const size = orientation === undefined ? (decoded ?? header) : turned(header, orientation);
  return {
    type,
    width: size.width,
    height: size.height,
    isWhole: decoded !== undefined && !lacksEnd(type, bytes),
  };
}

/** Orientations 5 to 8 swap width and height; invalid values are ignored. */
const turned = ({ width, height }: Size, orientation: number): Size =>
  orientation < 5 || orientation > 8 ? { width, height } : { width: height, height: width };

/** Whether the file is truncated, which some decoders accept. */
function lacksEnd(type: string, bytes: Uint8Array): boolean {
  if (type === "png") return !textAt(bytes, bytes.length - 64, 64).includes("IEND");
  if (type !== "avif") return false;
  const view = viewOf(bytes);
  let end = 0;
  // ISO BMFF boxes start with their length; 0 means until the end of the file.
  while (end + 8 <= bytes.length) {
    const length = view.getUint32(end);
    if (length < 8) return false;
    end += length;
  }
  return end > bytes.length;
}

/**
 * Browsers ignore the orientation of WebP pictures, sharp applies it.
 * @returns undefined if there is none
 */
function webpOrientation(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length; at += 8 + roundToEven(view.getUint32(at + 4, true))) {
    if (textAt(bytes, at, 4) !== "EXIF") continue;
    const prefix = textAt(bytes, at + 8, 4) === "Exif" ? 6 : 0;
    return exifOrientation(bytes.subarray(at + 8 + prefix));
  }
  return undefined;
}

/** RIFF chunks are padded to even offsets. */
const roundToEven = (length: number) => length + (length % 2);

/**
 * Reads tag 0x0112 of the first IFD.
 * @param exif starts with the TIFF header
 */
function exifOrientation(exif: Uint8Array): number | undefined {
  if (exif.length < 8) return undefined;
  const view = viewOf(exif);
  const isLittle = textAt(exif, 0, 2) === "II";
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > exif.length) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2, i = 0; i < count && entry + 12 <= exif.length; entry += 12, i += 1) {
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(at, 0), at + length));
