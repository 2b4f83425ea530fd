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

/** "RIFF", the size, "WEBP". */
const HEAD_BYTES = 12;
const KEPT = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ICCP"]);
const FRAME = "ANMF";
/** Of a frame of an animation: its place and duration, which stand before its own chunks. */
const FRAME_HEAD_BYTES = 16;
/** Flags of VP8X: which chunks follow. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** `frame`: the chunks in a frame of an animation; other chunks have none. */
type Chunk = { name: string; data: Uint8Array; frame: Chunk[] };

/** The size of a WebP, from its header. */
export function measureWebp(bytes: Uint8Array): Measured {
  const { parts, isBroken } = readFile(bytes);
  const all = parts.flatMap((part) => [part, ...part.frame]);
  return measureParts({ parts: all, isBroken }, MAX_CHUNKS, ([first]) => {
    const size = first ? sizeIn(first) : null;
    return size && { ...size, orientation: orientationOf(parts) };
  });
}

/** https://developers.google.com/speed/webp/docs/riff_container, RFC 6386 9.1, and the specification of WebP lossless 3. */
function sizeIn({ name, data }: Chunk): { width: number; height: number } | null {
  if (data.byteLength < 10) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  switch (name) {
    case "VP8X":
      return { width: 1 + (view.getUint32(4, true) & 0xffffff), height: 1 + (view.getUint32(6, true) >>> 8) };
    case "VP8 ":
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
    case "VP8L": {
      const bits = view.getUint32(1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    default:
      return null;
  }
}

/** A WebP without EXIF but for its orientation, XMP, unknown chunks and what follows its end; null if it is broken. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const { parts, isBroken } = readFile(bytes);
  if (isBroken) return null;
  const chunks = withFlags(keptOf(parts), orientationOf(parts));
  return chunks && withHead(chunks);
}

function readFile(bytes: Uint8Array): Parts<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const file = readChunks(bytes.subarray(HEAD_BYTES, 8 + view.getUint32(4, true)), MAX_CHUNKS);
  let left = MAX_CHUNKS - file.parts.length;
  let isBroken = file.isBroken;
  for (const part of file.parts) {
    if (part.name !== FRAME || left < 0) continue;
    // A frame has its own chunks, including unknown ones. A frame within a frame is one of those.
    const frame = readChunks(part.data.subarray(FRAME_HEAD_BYTES), left);
    part.frame = frame.parts;
    left -= frame.parts.length;
    isBroken ||= frame.isBroken;
  }
  return { parts: file.parts, isBroken };
}

/** Reads one chunk more than `most` if there are as many. */
function readChunks(bytes: Uint8Array, most: number): Parts<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.byteLength && parts.length <= most; ) {
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > bytes.byteLength) return { parts, isBroken: true };
    parts.push({ name: nameAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + size), frame: [] });
    at += 8 + size + (size % 2);
  }
  return { parts, isBroken: false };
}

function keptOf(chunks: Chunk[]): Uint8Array[] {
  return chunks.flatMap(({ name, data, frame }) => {
    if (name === FRAME)
      return [chunk(name, joinBytes([data.subarray(0, FRAME_HEAD_BYTES), ...keptIn(frame)]))];
    return KEPT.has(name) ? [chunk(name, data)] : [];
  });
}

function keptIn(frame: Chunk[]): Uint8Array[] {
  return frame.flatMap(({ name, data }) => (KEPT.has(name) ? [chunk(name, data)] : []));
}

/** Only the extended format, which starts with VP8X, can say an orientation. */
function orientationOf(chunks: Chunk[]): number {
  const exif = chunks.findLast(({ name }) => name === "EXIF");
  return exif && chunks[0]?.name === "VP8X" ? readOrientation(withoutPrefix(exif.data)) : 1;
}

/** Some writers put JPEG's prefix before the TIFF block. */
function withoutPrefix(data: Uint8Array): Uint8Array {
  return nameAt(data, 0, 4) === "Exif" ? data.subarray(6) : data;
}

function withFlags([first, ...rest]: Uint8Array[], orientation: number): Uint8Array[] | null {
  if (!first) return null;
  if (nameAt(first, 0, 4) !== "VP8X") return [first, ...rest];
  const head = first.slice();
  const exif = orientation === 1 ? 0 : HAS_EXIF;
  head[8] = ((head[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | exif;
  const turned = exif ? [chunk("EXIF", writeOrientation(orientation))] : [];
  return [head, ...rest, ...turned];
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, data.byteLength, true);
  const padding = new Uint8Array(data.byteLength % 2);
  return joinBytes([textBytes(name), new Uint8Array(size.buffer), data, padding]);
}

function withHead(chunks: Uint8Array[]): Uint8Array {
  const body = joinBytes([textBytes("WEBP"), ...chunks]);
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, body.byteLength, true);
  return joinBytes([textBytes("RIFF"), new Uint8Array(size.buffer), body]);
}
