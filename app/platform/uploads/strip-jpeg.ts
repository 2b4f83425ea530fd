import {
  joinBytes,
  MAX_JPEG_SEGMENTS,
  type Measured,
  measureParts,
  nameAt,
  type Parts,
  textBytes,
} from "./measured";
import { readOrientation, writeOrientation } from "./orientation";

/** Start of frame: the picture's size. Three numbers between have another meaning. */
const SOF0 = 0xc0;
const SOF15 = 0xcf;
const NO_SOF = [0xc4, 0xc8, 0xcc];
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

/** A marker with what belongs to it, a scan included. `length` is that of the segment alone. */
type Segment = { marker: number; bytes: Uint8Array; length: number };

/** The size of a JPEG, from its frame's header. */
export function measureJpeg(bytes: Uint8Array): Measured {
  return measureParts(readSegments(bytes), MAX_JPEG_SEGMENTS, (segments) => {
    const frame = segments.find(({ marker }) => isFrame(marker));
    if (!frame || frame.length < 9) return null;
    const view = new DataView(frame.bytes.buffer, frame.bytes.byteOffset, frame.length);
    return { width: view.getUint16(7), height: view.getUint16(5), orientation: orientationOf(segments) };
  });
}

function isFrame(marker: number): boolean {
  return marker >= SOF0 && marker <= SOF15 && !NO_SOF.includes(marker);
}

/**
 * A JPEG without EXIF, XMP, IPTC, thumbnails, comments and what follows its end; null if its structure is broken. Kept
 * are the image, its color profile and transform, and of EXIF the orientation.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const { parts, isBroken } = readSegments(bytes);
  if (isBroken) return null;
  const kept = parts.flatMap((segment) =>
    segment.marker === APP0 ? jfifOf(segment.bytes) : isKept(segment) ? [segment.bytes] : [],
  );
  const start = [Uint8Array.of(0xff, SOI), ...exifOf(orientationOf(parts))];
  return joinBytes([...start, ...kept, Uint8Array.of(0xff, EOI)]);
}

function readSegments(bytes: Uint8Array): Parts<Segment> {
  const parts: Segment[] = [];
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return { parts, isBroken: true };
  for (let at = 2; at + 1 < bytes.byteLength; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI || parts.length > MAX_JPEG_SEGMENTS) return { parts, isBroken: false };
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.byteLength) break;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    parts.push({ marker, bytes: bytes.subarray(at, next), length: end - at });
    at = next;
  }
  return { parts, isBroken: true };
}

function orientationOf(segments: Segment[]): number {
  const exif = segments.findLast(
    ({ marker, bytes }) => marker === APP1 && nameAt(bytes, 4, EXIF.length) === EXIF,
  );
  return exif ? readOrientation(exif.bytes.subarray(10)) : 1;
}

function isKept({ marker, bytes }: Segment): boolean {
  if (marker === APP2) return nameAt(bytes, 4, ICC.length) === ICC;
  if (marker === ADOBE) return nameAt(bytes, 4, ADOBE_NAME.length) === ADOBE_NAME;
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
