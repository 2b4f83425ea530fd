import { joinBytes, nameAt, textBytes } from "./bytes";
import { readOrientation, writeOrientation } from "./orientation";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const ADOBE = 0xee;
const APP15 = 0xef;
const EXIF = "Exif\0\0";
const ICC = "ICC_PROFILE\0";
const JFIF = "JFIF\0";
/** The length of a JFIF segment without a thumbnail: itself, name, version, density, and the thumbnail's size. */
const JFIF_BYTES = 16;
const ADOBE_NAME = "Adobe";

/**
 * A JPEG without EXIF, XMP, IPTC, thumbnails, comments and what follows its end; null if its structure is broken. Kept
 * are the image, its color profile and transform, and of EXIF the orientation.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Uint8Array[] = [];
  let orientation = 1;
  for (let at = 2; at + 3 < bytes.byteLength + 2; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      const start = [Uint8Array.of(0xff, SOI), ...exifOf(orientation)];
      return joinBytes([...start, ...kept, Uint8Array.of(0xff, EOI)]);
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.byteLength) return null;
    if (marker === APP1 && nameAt(bytes, at + 4, EXIF.length) === EXIF) {
      orientation = readOrientation(bytes.subarray(at + 10, end));
    }
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (marker === APP0) kept.push(...jfifOf(bytes.subarray(at, end)));
    else if (isKept(bytes, at, marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

function isKept(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === APP2) return nameAt(bytes, at + 4, ICC.length) === ICC;
  if (marker === ADOBE) return nameAt(bytes, at + 4, ADOBE_NAME.length) === ADOBE_NAME;
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

/**
 * The APP0 segment without its thumbnail, which can show what was cut from the picture; none if it is all thumbnail
 * (JFXX).
 */
function jfifOf(segment: Uint8Array): Uint8Array[] {
  if (nameAt(segment, 4, JFIF.length) !== JFIF || segment.byteLength < JFIF_BYTES + 2) return [];
  const noThumbnail = Uint8Array.of(0, 0);
  return [Uint8Array.of(0xff, APP0, 0, JFIF_BYTES), segment.subarray(4, JFIF_BYTES), noThumbnail];
}

/** Where the next marker is: inside a scan, 0xff is followed by 0 or by a restart's number. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.byteLength;
}

function exifOf(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const block = joinBytes([textBytes(EXIF), writeOrientation(orientation)]);
  return [Uint8Array.of(0xff, APP1, 0, block.byteLength + 2), block];
}
