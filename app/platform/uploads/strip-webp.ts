import { joinBytes, nameAt, textBytes } from "./bytes";
import { readOrientation, writeOrientation } from "./orientation";

/** "RIFF", the size, "WEBP". */
const HEAD_BYTES = 12;
const KEPT = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Of a frame of an animation: its place and duration, which stand before its own chunks. */
const FRAME_HEAD_BYTES = 16;
/** Flags of VP8X: which chunks follow. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** A WebP without EXIF but for its orientation, XMP, unknown chunks and what follows its end; null if it is broken. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(bytes.byteLength, 8 + view.getUint32(4, true));
  const found = readChunks(bytes.subarray(HEAD_BYTES, end));
  if (!found) return null;
  const exif = found.findLast(({ name }) => name === "EXIF");
  const orientation = exif ? readOrientation(withoutPrefix(exif.data)) : 1;
  const chunks = withFlags(keptOf(found), orientation);
  return chunks && withHead(chunks);
}

type Chunk = { name: string; data: Uint8Array };

/** Null if one is cut off. */
function readChunks(bytes: Uint8Array): Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > bytes.byteLength) return null;
    found.push({ name: nameAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return found;
}

/** A frame has chunks of its own, among them such as nobody knows. */
function keptOf(chunks: Chunk[]): Uint8Array[] {
  return chunks.flatMap(({ name, data }) => {
    if (!KEPT.has(name)) return [];
    if (name !== "ANMF") return [chunk(name, data)];
    const inner = keptOf(readChunks(data.subarray(FRAME_HEAD_BYTES)) ?? []);
    return [chunk(name, joinBytes([data.subarray(0, FRAME_HEAD_BYTES), ...inner]))];
  });
}

/** Some writers put JPEG's prefix before the TIFF block. */
function withoutPrefix(data: Uint8Array): Uint8Array {
  return nameAt(data, 0, 4) === "Exif" ? data.subarray(6) : data;
}

/** Only the extended format, which starts with VP8X, can say an orientation. */
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
