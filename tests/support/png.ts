/** A picture of one pixel, which browsers can show. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A PNG as its header describes it; the picture itself is noise. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + 25 + 24 + 12);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunk = (at: number, name: string, length: number) => {
    view.setUint32(at, length);
    bytes.set(new TextEncoder().encode(name), at + 4);
  };
  chunk(8, "IHDR", 13);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  chunk(33, "IDAT", 12);
  chunk(57, "IEND", 0);
  return bytes;
}
