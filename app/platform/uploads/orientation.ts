/** The EXIF tag that says how a picture is to be turned. */
const ORIENTATION = 0x0112;

/**
 * The orientation (1 to 8) in a TIFF block, as EXIF has it; 1, upright, if there is none or the block is broken.
 */
export function readOrientation(tiff: Uint8Array): number {
  if (tiff.byteLength < 14) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const little = order === 0x4949;
  const start = view.getUint32(4, little);
  if (start + 2 > view.byteLength) return 1;
  const entries = view.getUint16(start, little);
  for (let n = 0; n < entries; n += 1) {
    const at = start + 2 + n * 12;
    if (at + 12 > view.byteLength) return 1;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says the orientation and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(26));
  view.setUint16(0, 0x4d4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return new Uint8Array(view.buffer);
}
