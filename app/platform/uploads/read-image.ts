import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, nameAt } from "./measured";
import { measureJpeg } from "./strip-jpeg";
import { measurePng } from "./strip-png";
import { measureWebp } from "./strip-webp";

const TYPES = {
  png: { contentType: "image/png", extension: "png" },
  jpg: { contentType: "image/jpeg", extension: "jpg" },
  webp: { contentType: "image/webp", extension: "webp" },
} as const;
const MEASURES = { png: measurePng, jpg: measureJpeg, webp: measureWebp };

export type UploadedImage = {
  contentType: (typeof TYPES)[keyof typeof TYPES]["contentType"];
  extension: (typeof TYPES)[keyof typeof TYPES]["extension"];
  /** Pixels. */
  width: number;
  height: number;
  bytes: Uint8Array;
};

/**
 * What an uploaded file is, by its content; its name and declared type are not trusted. Returns `error`, a sentence for
 * the person who uploaded it, for anything but a whole PNG, JPEG or WebP of an allowed size.
 */
export function readImage(bytes: Uint8Array): { image: UploadedImage } | { error: string } {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { error: "Please select an image smaller than 5MB" };
  const type = typeOf(bytes);
  if (!type) return { error: "This file is no PNG, JPEG or WebP picture." };
  if (!isWhole(bytes, type.extension)) return { error: "This picture is cut off. Please export it again." };
  const size = MEASURES[type.extension](bytes);
  if ("error" in size) return size;
  if (size.width < 1 || size.height < 1) return { error: "This picture is empty." };
  if (size.width * size.height > MAX_IMAGE_PIXELS) {
    return { error: "This picture has more than 24 megapixels. Please make it smaller." };
  }
  return { image: { ...type, ...size, bytes } };
}

function typeOf(bytes: Uint8Array): (typeof TYPES)[keyof typeof TYPES] | null {
  if (nameAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return TYPES.png;
  if (nameAt(bytes, 0, 3) === "\xff\xd8\xff") return TYPES.jpg;
  const isWebp = nameAt(bytes, 0, 4) === "RIFF" && nameAt(bytes, 8, 4) === "WEBP";
  return isWebp ? TYPES.webp : null;
}

/** Whether the file's own end is there: a picture that is cut off shows half of itself. */
function isWhole(bytes: Uint8Array, type: (typeof TYPES)[keyof typeof TYPES]["extension"]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "webp") return view.getUint32(4, true) + 8 <= bytes.byteLength;
  const end = type === "png" ? [0x49, 0x45, 0x4e, 0x44] : [0xff, 0xd9];
  // Cameras add a little after the end.
  const tail = bytes.subarray(Math.max(0, bytes.byteLength - 64 * 1024));
  return tail.some((_, at) => end.every((byte, i) => tail[at + i] === byte));
}
