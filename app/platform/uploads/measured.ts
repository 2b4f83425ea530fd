export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A phone's camera makes 12 to 24 megapixels; a browser needs four bytes of memory for each. */
export const MAX_IMAGE_PIXELS = 24_000_000;
/** Of a JPEG. A large color profile with a depth map and a dozen scans has about 200. */
export const MAX_JPEG_SEGMENTS = 1000;
/** Of a PNG or WebP, where some programs cut the picture into pieces of 4 kB, and a film has two for each frame. */
export const MAX_CHUNKS = 10_000;
export const DAMAGED = "This picture is damaged. Please export it again.";
/** For `<input accept>`. */
export const IMAGE_ACCEPT = "image/png,image/jpeg,image/webp";

/** In pixels, as the picture is shown; or a sentence for the person who uploaded it. */
export type Measured = { width: number; height: number } | { error: string };

/**
 * What a file consists of, up to one part more than is allowed; `isBroken` if the structure does not hold up to there.
 */
export type Parts<Part> = { parts: Part[]; isBroken: boolean };

type Stored = { width: number; height: number; orientation: number };

/** The size of a picture from its parts, at most `most` of them; `read` returns null if they lack the size. */
export function measureParts<Part>(
  { parts, isBroken }: Parts<Part>,
  most: number,
  read: (parts: Part[]) => Stored | null,
): Measured {
  if (parts.length > most) {
    const limit = most.toLocaleString("en-US");
    return { error: `This picture has more than ${limit} parts. Please export it again.` };
  }
  const stored = isBroken ? null : read(parts);
  if (!stored) return { error: DAMAGED };
  const { width, height, orientation } = stored;
  // From 5 on, EXIF turns the picture by a quarter.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** The parts as one. */
export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** `length` bytes from `at` as Latin letters, such as a chunk's name. */
export function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
