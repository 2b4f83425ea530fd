import { joinBytes, nameAt, textBytes } from "./bytes";
import { readOrientation, writeOrientation } from "./orientation";

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's data. */
const FRAME_BYTES = 12;
/** Image, transparency, animation, colors, and size on paper. Everything else is text, time or unknown. */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS acTL fcTL fdAT gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs".split(" "),
);

/** A PNG without texts, times, EXIF but for its orientation, and what follows its end; null if it is broken. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The signature, then the header, which must come first, then the rest.
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let orientation = 1;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.byteLength; ) {
    const next = at + FRAME_BYTES + view.getUint32(at);
    if (next > bytes.byteLength) return null;
    const name = nameAt(bytes, at + 4, 4);
    if (name === "eXIf") orientation = readOrientation(bytes.subarray(at + 8, next - 4));
    if (KEPT.has(name)) kept.push(bytes.subarray(at, next));
    // Readers look for the orientation in front of the image.
    if (name === "IEND") return joinBytes([...kept.slice(0, 2), ...exifOf(orientation), ...kept.slice(2)]);
    at = next;
  }
  return null;
}

function exifOf(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const tiff = writeOrientation(orientation);
  const named = joinBytes([textBytes("eXIf"), tiff]);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, tiff.byteLength);
  frame.setUint32(4, checksum(named));
  const frames = new Uint8Array(frame.buffer);
  return [frames.subarray(0, 4), named, frames.subarray(4)];
}

/** CRC-32 as PNG defines it (ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
