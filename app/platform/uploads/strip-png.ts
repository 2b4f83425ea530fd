import {
  joinBytes,
  MAX_CHUNKS,
  type Measured,
  measureParts,
  nameAt,
  type Parts,
  textBytes,
} from "./measured";
import { readOrientation, writeOrientation } from "./orientation";

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's data. */
const FRAME_BYTES = 12;
/** The data of the header, which is the first chunk. */
const HEADER_BYTES = 13;
/** Image, transparency, animation, colors, and size on paper. Everything else is text, time or unknown. */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS acTL fcTL fdAT gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs".split(" "),
);

type Chunk = { name: string; bytes: Uint8Array };

/** The size of a PNG, from its header. */
export function measurePng(bytes: Uint8Array): Measured {
  return measureParts(readChunks(bytes), MAX_CHUNKS, (chunks) => {
    const [header] = chunks;
    if (header?.name !== "IHDR" || header.bytes.byteLength !== FRAME_BYTES + HEADER_BYTES) return null;
    const view = new DataView(header.bytes.buffer, header.bytes.byteOffset, header.bytes.byteLength);
    return { width: view.getUint32(8), height: view.getUint32(12), orientation: orientationOf(chunks) };
  });
}

/** A PNG without texts, times, EXIF but for its orientation, and what follows its end; null if it is broken. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const { parts, isBroken } = readChunks(bytes);
  if (isBroken) return null;
  const [header = new Uint8Array(), ...rest] = parts.flatMap((chunk) =>
    KEPT.has(chunk.name) ? [chunk.bytes] : [],
  );
  // Readers look for the orientation in front of the image.
  return joinBytes([bytes.subarray(0, SIGNATURE_BYTES), header, ...exifOf(orientationOf(parts)), ...rest]);
}

function readChunks(bytes: Uint8Array): Parts<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.byteLength; ) {
    const next = at + FRAME_BYTES + view.getUint32(at);
    if (next > bytes.byteLength) break;
    const name = nameAt(bytes, at + 4, 4);
    parts.push({ name, bytes: bytes.subarray(at, next) });
    if (name === "IEND" || parts.length > MAX_CHUNKS) return { parts, isBroken: false };
    at = next;
  }
  return { parts, isBroken: true };
}

function orientationOf(chunks: Chunk[]): number {
  const exif = chunks.findLast(({ name }) => name === "eXIf");
  return exif ? readOrientation(exif.bytes.subarray(8, -4)) : 1;
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
